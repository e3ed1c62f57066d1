import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readText } from '../../content/text/readText';
import type { ApiChange } from '../../src/types/apiChange';

/** A name and its successor, with the source of this information. */
export interface Rename {
  from: string;
  to: string;
  note: string;
}

/**
 * Reads pairs of names from the published codemods: properties of object literals such as
 * `{ TreeItem2: 'TreeItem' }`. Some are not API names; `applyRenames` filters them.
 * @param folder of one major, as in `node_modules/@mui/x-codemod/v8.0.0`
 * @returns an empty list if there are no codemods for that major
 */
export function readCodemods(folder: string): Rename[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.js')
    .sort()
    .flatMap((file) => {
      const text = readText(path.join(folder, file));
      const codemod = `${path.basename(folder)}/${path.dirname(file).split(path.sep).join('/')}`;
      return readPairs(text).map((pair) => ({ ...pair, note: `codemod ${codemod}` }));
    });
}

function readPairs(text: string): Pick<Rename, 'from' | 'to'>[] {
  const source = ts.createSourceFile('codemod.js', text, ts.ScriptTarget.Latest);
  const pairs: Pick<Rename, 'from' | 'to'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)) {
      const { name } = node;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name))
        pairs.push({ from: name.text, to: node.initializer.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pairs;
}

/** "Use `newName` instead", in the deprecation note of a removed name. */
const SUCCESSOR = /\b[Uu]se (?:the )?`<?(\w+)/;

/**
 * Merges removed names with added or existing ones if a codemod or the deprecation note
 * of the old major says that they were renamed.
 * @param exists whether the new major has a name: as an export, or as a member of an
 *   export
 */
export function applyRenames(
  changes: readonly ApiChange[],
  renames: readonly Rename[],
  exists: (kind: ApiChange['kind'], name: string, owner: string | undefined) => boolean,
): ApiChange[] {
  const replaced = new Set<string>();
  const joined = changes.map((change): ApiChange => {
    if (change.change !== 'removed') return change;
    const noted = SUCCESSOR.exec(change.note ?? '')?.[1];
    const said: Rename[] = renames.filter(({ from }) => from === change.name);
    if (noted) said.push({ from: change.name, to: noted, note: change.note ?? '' });
    const found = said.find(({ to }) =>
      change.in.length > 0
        ? change.in.every((owner) => exists(change.kind, to, owner))
        : exists(change.kind, to, undefined),
    );
    if (!found || found.to === change.name) return change;
    change.in.forEach((owner) => replaced.add(`${owner} ${change.kind} ${found.to}`));
    if (change.in.length === 0) replaced.add(` ${change.kind} ${found.to}`);
    return { ...change, change: 'renamed', to: found.to, note: found.note };
  });
  return joined.flatMap((change): ApiChange[] => {
    if (change.change !== 'added') return [change];
    if (change.in.length === 0)
      return replaced.has(` ${change.kind} ${change.name}`) ? [] : [change];
    const owners = change.in.filter(
      (owner) => !replaced.has(`${owner} ${change.kind} ${change.name}`),
    );
    return owners.length > 0 ? [{ ...change, in: owners }] : [];
  });
}
