import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import ts from 'typescript';
import { readText } from '../../content/text/readText';
import { LABELS_FILE } from '../../content/translations/listEnglishTexts';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';

/** Docusaurus's table of all labels, which is in every page's script. */
const TABLE = 'codeTranslations.json';

/** A label in the source, with the position of its English text. */
interface Label {
  id: string;
  message: string;
  start: number;
  end: number;
  isJsx: boolean;
}

/**
 * Replaces the English texts with those of a language, so that each label is in the
 * script of the component that shows it.
 * @param source TypeScript with calls of `translate` and `<Translate>` elements
 * @param texts texts by label id; labels without a text stay English
 * @throws Error if a label's id or text is not a literal
 */
export function inlineLabels(
  source: string,
  texts: Readonly<Record<string, string>>,
): string {
  return listLabels(source)
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { id, message, start, end, isJsx }) => {
      const text = texts[id];
      if (text === undefined || text === message) return code;
      const literal = JSON.stringify(text);
      return code.slice(0, start) + (isJsx ? `{${literal}}` : literal) + code.slice(end);
    }, source);
}

/** The labels of a source. */
export function listLabels(source: string): Label[] {
  const file = ts.createSourceFile(
    'source.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const labels: Label[] = [];
  const visit = (node: ts.Node): void => {
    const label = readCall(node) ?? readElement(node);
    if (label) labels.push(label);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return labels;
}

function readCall(node: ts.Node): Label | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'translate')
    return undefined;
  const [label] = node.arguments;
  const get = (name: string): ts.Expression | undefined =>
    label && ts.isObjectLiteralExpression(label)
      ? label.properties
          .filter(ts.isPropertyAssignment)
          .find((property) => property.name.getText() === name)?.initializer
      : undefined;
  return toLabel(node, get('id'), get('message'), false);
}

function readElement(node: ts.Node): Label | undefined {
  if (!ts.isJsxElement(node) || node.openingElement.tagName.getText() !== 'Translate')
    return undefined;
  const id = node.openingElement.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText() === 'id')?.initializer;
  const [child, ...others] = node.children.filter(
    (each) => !ts.isJsxText(each) || each.text.trim() !== '',
  );
  return toLabel(node, id, others.length === 0 ? child : undefined, true);
}

function toLabel(
  node: ts.Node,
  idNode: ts.Node | undefined,
  textNode: ts.Node | undefined,
  isJsx: boolean,
): Label {
  const id = readString(idNode);
  const message = readString(textNode);
  if (id === undefined || message === undefined || !textNode)
    throw new Error(
      `A label needs its id and its English text written out: ${node.getText().slice(0, 80)}`,
    );
  const start = ts.isJsxText(textNode) ? textNode.pos : textNode.getStart();
  return { id, message, start, end: textNode.end, isJsx };
}

/** A literal text, or a concatenation of literals. */
function readString(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxExpression(node)) return readString(node.expression);
  if (ts.isJsxText(node)) return node.text.trim().replaceAll(/\s*\n\s*/g, ' ');
  if (!ts.isBinaryExpression(node)) return undefined;
  if (node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [readString(node.left), readString(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Docusaurus's own labels, except those for features that the site does not use. */
const FRAMEWORK = /^theme\.(?!blog\.)/;

/** Removes the site's own labels from the table of all labels. */
function keepFrameworkLabels(table: string): string {
  const all = Object.entries(JSON.parse(table) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(all.filter(([id]) => FRAMEWORK.test(id))));
}

interface LoaderContext {
  resourcePath: string;
  getOptions(): { file: string };
  addDependency: (file: string) => void;
}

/**
 * Inlines the labels of a language, from its `code.json`, into a source file of the site,
 * and removes them from the generated table.
 */
export default function labelsLoader(this: LoaderContext, source: string): string {
  if (path.basename(this.resourcePath) === TABLE) return keepFrameworkLabels(source);
  if (!source.includes('@docusaurus/Translate')) return source;
  const { file } = this.getOptions();
  this.addDependency(file);
  const labels = JSON.parse(readText(file)) as Record<string, { message: string }>;
  return inlineLabels(
    source,
    Object.fromEntries(Object.entries(labels).map(([id, { message }]) => [id, message])),
  );
}

/** Moves each label from every page's script to that of the component that shows it. */
export const labels = ({
  i18n,
  siteDir,
  localizationDir,
  generatedFilesDir,
}: LoadContext): Plugin => ({
  name: 'inline-labels',
  configureWebpack: (_config, isServer) =>
    isServer || process.env.NODE_ENV !== 'production'
      ? {}
      : {
          mergeStrategy: { 'module.rules': 'append' },
          module: {
            rules: [
              {
                test: new RegExp(`[\\\\/]${TABLE.replace('.', '\\.')}$`),
                include: generatedFilesDir,
                use: [{ loader: __filename }],
              },
              // The code contains the texts of the default language; a test checks that
              // they are equal.
              ...(i18n.currentLocale === DEFAULT_LANGUAGE
                ? []
                : [
                    {
                      test: /\.tsx?$/,
                      include: path.join(siteDir, 'src'),
                      use: [
                        {
                          loader: __filename,
                          options: { file: path.join(localizationDir, LABELS_FILE) },
                        },
                      ],
                    },
                  ]),
            ],
          },
        },
});
