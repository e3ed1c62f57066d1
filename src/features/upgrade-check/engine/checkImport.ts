import type { Node } from '@babel/types';
import type { KnownChange } from './createLookup';
import { isPackage } from './declare';
import { becomesNullable } from './getLevel';
import type { Recorder } from './Recorder';
import { readName } from './walk';

/** Modules below the first level of a package, such as `@mui/x-charts/internals/x`. */
const DEEP = /^@mui\/x-[\w-]+\/[^/]+\/./;

/** Checks the names that a statement imports or exports from a package. */
export function checkImport(node: Node, recorder: Recorder): void {
  if (
    node.type !== 'ImportDeclaration' &&
    node.type !== 'ExportNamedDeclaration' &&
    node.type !== 'ExportAllDeclaration'
  )
    return;
  const source = node.source?.value;
  if (source === undefined || !isPackage(source)) return;
  if (node.type !== 'ImportDeclaration') recorder.addUndecided('re-export', source, node);
  let isFound = false;
  for (const each of node.type === 'ExportAllDeclaration' ? [] : node.specifiers) {
    const name =
      each.type === 'ImportSpecifier'
        ? readName(each.imported)
        : each.type === 'ExportSpecifier'
          ? readName(each.local)
          : undefined;
    if (name !== undefined && checkName(name, { source, node: each, recorder }))
      isFound = true;
  }
  checkModule(source, node, recorder, isFound);
}

/**
 * Checks the path of a module, and lists modules that need not exist in the next major.
 * @param isFound whether the changes of its names already say how to import them
 */
export function checkModule(
  source: string,
  node: Node,
  recorder: Recorder,
  isFound = false,
): void {
  recorder.hasImports = true;
  if (!isFound) recorder.add(recorder.lookup.findExport(source), node);
  if (DEEP.test(source)) recorder.addUndecided('deep import', source, node);
}

/**
 * Checks a name that is imported from a package.
 * @returns whether the import fails in the next major
 */
export function checkName(
  name: string,
  { source, node, recorder }: { source: string; node: Node; recorder: Recorder },
): boolean {
  const changes = recorder.lookup
    .findExport(name)
    .filter((known) => isMeant(known, source));
  recorder.add(changes, node);
  return changes.some(({ level }) => level === 'breaks');
}

/** Whether a change concerns an export of a package, or of a folder of it. */
function isMeant({ change }: KnownChange, source: string): boolean {
  const root = source.split('/').slice(0, 2).join('/');
  const from = splitPackages(change.from);
  switch (change.change) {
    case 'removed':
    case 'renamed':
      return from.length === 0 || from.includes(root);
    case 'import path gone':
      return from.includes(source);
    case 'packages changed':
      return from.includes(root) && !splitPackages(change.to).includes(root);
    case 'type changed':
      return !becomesNullable(change);
    default:
      return true;
  }
}

const splitPackages = (text: string | null): string[] =>
  text?.startsWith('@') ? text.split(', ') : [];
