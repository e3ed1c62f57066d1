import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { readText } from '../../content/text/readText';

const NAV = 'src/nav';

/** An entry in the source of the navigation. */
export interface NavNode {
  /** Path from the root of the project. */
  file: string;
  text: string;
  node: ts.ObjectLiteralExpression;
}

const getText = (node: ts.ObjectLiteralExpression, name: string): string | undefined => {
  const value = getValue(node, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
};

const getValue = (
  { properties }: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined =>
  properties
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === name)?.initializer;

/** Lists all entries in the source files of the navigation. */
export function listNavNodes(siteDir: string): NavNode[] {
  const files = fs
    .readdirSync(path.join(siteDir, NAV), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(NAV, name.split(path.sep).join('/')))
    .sort();
  return files.flatMap((file) => {
    const text = readText(path.join(siteDir, file));
    const found: NavNode[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node) && getText(node, 'pathname') !== undefined)
        found.push({ file, text, node });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    return found;
  });
}

export const getPathname = ({ node }: NavNode): string => getText(node, 'pathname') ?? '';

/** The title or subheader of an entry, as written. */
export const getLabel = ({ node }: NavNode): string | undefined =>
  getText(node, 'title') ?? getText(node, 'subheader');

/** The list of children of a group; undefined for a page. */
export function getChildren({ node }: NavNode): ts.ArrayLiteralExpression | undefined {
  const value = getValue(node, 'children');
  return value && ts.isArrayLiteralExpression(value) ? value : undefined;
}

/** Pathnames of the entries that are written in the list of a group. */
export const listChildren = (group: NavNode): string[] =>
  [...(getChildren(group)?.elements ?? [])].flatMap((child) =>
    ts.isObjectLiteralExpression(child) ? (getText(child, 'pathname') ?? []) : [],
  );

/**
 * Inserts code into a source file of the navigation.
 * @param end end of the code that it replaces
 */
export async function insert(
  siteDir: string,
  { file, text }: NavNode,
  at: number,
  code: string,
  end = at,
): Promise<string> {
  const options = await resolveConfig(path.join(siteDir, file));
  return format(text.slice(0, at) + code + text.slice(end), {
    ...options,
    filepath: file,
  });
}

/** Removes the title of an entry, which follows its pathname. */
export async function removeTitle(siteDir: string, entry: NavNode): Promise<string> {
  const { properties } = entry.node;
  const at = properties.findIndex((property) => property.name?.getText() === 'title');
  const [before, title] = [properties[at - 1], properties[at]];
  if (!before || !title) return entry.text;
  return insert(siteDir, entry, before.getEnd(), '', title.getEnd());
}
