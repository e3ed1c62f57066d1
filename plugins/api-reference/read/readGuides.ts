import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { splitFrontMatter } from '../../../content/front-matter/splitFrontMatter';
import { readText } from '../../../content/text/readText';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';

/** A guide page: the names in its front matter and the imports of its demos. */
export interface Guide {
  file: string;
  title: string;
  path: string;
  product: string | null;
  components: string[];
  hooks: string[];
  /** `@mui/x-charts › BarChart`, for each import in the demos next to the page. */
  uses: ReadonlySet<string>;
}

/** The front matter of a guide. */
export type GuidePage = Omit<Guide, 'uses'>;

/** The files of a documentation folder without the generated reference. */
const listFiles = (docs: string): string[] =>
  fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('api/'))
    .sort();

/** Reads the guide pages of a documentation folder, without their demos. */
export const readGuidePages = (docs: string): GuidePage[] =>
  listFiles(docs)
    .filter((file) => file.endsWith('.mdx'))
    .map((page) => readPage(path.join(docs, page), page));

/** Reads the guide pages of a site with their demos, excluding generated pages. */
export function readGuides(root: string): Guide[] {
  const docs = path.join(root, 'docs');
  if (!fs.existsSync(docs)) return [];
  const files = listFiles(docs);
  const pages = files.filter((file) => file.endsWith('.mdx'));
  const demos = files.filter((file) => /\.tsx?$/.test(file));
  return pages.map((page) => {
    const folder = `${path.posix.dirname(page)}/`;
    const deeper = pages.filter((other) => other !== page && other.startsWith(folder));
    const own = demos.filter(
      (demo) =>
        demo.startsWith(folder) &&
        !deeper.some((other) => demo.startsWith(`${path.posix.dirname(other)}/`)),
    );
    const uses = new Set(own.flatMap((demo) => readUses(path.join(docs, demo))));
    return { ...readPage(path.join(docs, page), page), uses };
  });
}

function readPage(file: string, page: string): GuidePage {
  const { fields: matter } = splitFrontMatter(readText(file));
  return {
    file: `docs/${page}`,
    title: readField(matter, 'title') ?? page,
    path: `${getPathnameOfDoc(page.replace(/\.mdx$/, ''))}/`,
    product: readField(matter, 'product'),
    components: readList(matter, 'components'),
    hooks: readList(matter, 'hooks'),
  };
}

const unquote = (text: string) => text.trim().replace(/^(['"])(.*)\1$/, '$2');

function readField(matter: string, name: string): string | null {
  const match = new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(matter);
  return match?.[1] ? unquote(match[1]) : null;
}

/** Parses a list in brackets, on one or more lines, or with a dash before each item. */
function readList(matter: string, name: string): string[] {
  const flow = new RegExp(`^${name}:\\s*\\[([^\\]]*)\\]`, 'm').exec(matter)?.[1];
  const block = new RegExp(`^${name}:[ \\t]*\\n((?:[ \\t]*- .*\\n?)+)`, 'm').exec(
    matter,
  )?.[1];
  const items =
    flow?.split(',') ?? block?.split('\n').map((line) => line.replace(/^\s*-/, ''));
  return (items ?? []).map(unquote).filter(Boolean);
}

function readUses(file: string): string[] {
  const text = readText(file);
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  return source.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier))
      return [];
    const [, owner] = /^(@mui\/x-[\w-]+)/.exec(node.moduleSpecifier.text) ?? [];
    const bindings = node.importClause?.namedBindings;
    if (!owner || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(
      ({ propertyName, name }) => `${owner} › ${(propertyName ?? name).text}`,
    );
  });
}
