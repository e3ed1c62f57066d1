import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { diffProduct } from '../../../tools/api-changes/diffProduct';
import type { ApiChange } from '../../../src/types/apiChange';
import { renderDiff } from '../../../tools/api-changes/renderDiff';

const NAME = '@mui/x-tree-view';
const fail = (error: Error) => {
  throw error;
};
const CODEMOD = `
const mapping = { OldTree: 'NewTree', unstable_size: 'size', nowhere: 'gone' };
exports.default = () => mapping;
`;

const OLD = `
export interface TreeApi {
  /** Opens all. */
  open: () => void;
  close: (id: string) => void;
}
export interface OldTree {
  label: string;
}
export declare const LIMIT: 3;
export declare function useTree(id?: string): { ids: string[] };
/** Old way.
 * @deprecated Use \`createTree\` instead. */
export declare function makeTree(): void;
export interface TreeOptions {
  /** Pixels.
   * @default 10 */
  unstable_size?: number;
  /** Rows.
   * @default 5 */
  rows?: number;
  title?: string;
  /** @deprecated Use \`legend\` instead. */
  caption?: string;
}
export type Mode = 'one' | 'all';
export interface TreeSlots {
  /** A row.
   * @default TreeRow */
  row?: string;
  /** A tick. */
  tick?: string;
}
export interface TreeClasses {
  /** The root. */
  root: string;
  /** A row. */
  row: string;
}
export interface TreeProps {
  /** How it looks.
   * @default 'plain' */
  look?: 'plain' | 'lined';
  /** Old. */
  old?: string;
  slots?: TreeSlots;
  classes?: Partial<TreeClasses>;
}
export declare function Tree(props: TreeProps): null;
export interface GridApi {
  /** Goes to a page. */
  setPage: (page: number) => void;
}
export interface GridEventLookup {
  rowClick: { params: string };
}
`;

const NEW = `
export interface TreeApi {
  /** Opens all. */
  open: (ids: readonly string[]) => void;
}
export interface NewTree {
  label: string;
}
export declare const LIMIT: 4;
export declare function useTree(id: string): { ids: string[] };
export declare function createTree(): void;
export interface TreeOptions {
  /** Pixels.
   * @default 10 */
  size?: number;
  /** Rows.
   * @default 8 */
  rows?: number;
  title: string;
  legend?: string;
  /** @deprecated It has no effect. */
  wide?: boolean;
}
export type Mode = 'one' | 'all' | 'none';
export interface TreeSlots {
  /** A row.
   * @default TreeLine */
  row?: string;
}
export interface TreeClasses {
  /** The root. */
  root: string;
}
export interface TreeProps {
  /** How it looks.
   * @default 'lined' */
  look?: 'plain' | 'lined';
  slots?: TreeSlots;
  classes?: Partial<TreeClasses>;
}
export declare function Tree(props: TreeProps): null;
export interface GridApi {
  /** Goes to a page. */
  setPage: (page: number, size?: number) => void;
}
export interface GridEventLookup {
  rowClick: { params: string };
  cellClick: { params: string };
}
`;

let folder: string;

function install(
  name: string,
  version: string,
  files: Record<string, string>,
  exports?: object,
) {
  const dir = path.join(folder, name, 'node_modules', NAME);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  const manifest = {
    name: NAME,
    version,
    types: './index.d.ts',
    ...(exports ? { exports } : {}),
  };
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
  return path.join(folder, name);
}

let changes: ApiChange[];
let text: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-diff-'));
  // Before version 8 the packages have no `exports`; each folder is an entry point.
  const from = install('old', '7.1.0', {
    'index.d.ts': OLD,
    'parts/index.d.ts': "export { LIMIT } from '..';",
    'node/index.d.ts': 'export declare const BUILD: 1;',
  });
  const exports = { '.': { import: { types: './index.d.ts' } } };
  const to = install('new', '8.2.0', { 'index.d.ts': NEW }, exports);
  const codemods = path.join(folder, 'codemods');
  fs.mkdirSync(path.join(codemods, 'v8.0.0/tree-view/rename'), { recursive: true });
  fs.writeFileSync(path.join(codemods, 'v8.0.0/tree-view/rename/index.js'), CODEMOD);
  const diff = diffProduct(from, to, 'tree-view', codemods, fail);
  if (!diff) throw new Error('nothing was read');
  ({ changes } = diff);
  expect([diff.from, diff.to]).toEqual([[`${NAME}@7.1.0`], [`${NAME}@8.2.0`]]);
  text = renderDiff(diff);
}, 60_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const note = 'codemod v8.0.0/tree-view/rename';

test.each<[string, Partial<ApiChange>]>([
  [
    'a new export',
    { kind: 'type', change: 'renamed', name: 'OldTree', to: 'NewTree', note },
  ],
  [
    'a value',
    { kind: 'value', change: 'type changed', name: 'LIMIT', from: '3', to: '4' },
  ],
  [
    'a path',
    { change: 'import path gone', name: 'LIMIT', from: `${NAME}/parts`, to: NAME },
  ],
  ['a hook', { kind: 'hook', change: 'type changed', name: 'useTree' }],
  ['an old note', { change: 'renamed', name: 'makeTree', to: 'createTree' }],
  ['a member', { change: 'removed', name: 'close', in: ['TreeApi'] }],
  [
    'a type',
    { change: 'type changed', name: 'open', to: '(ids: readonly string[]) => void' },
  ],
  ['a prefix', { change: 'renamed', name: 'unstable_size', to: 'size', note }],
  ['a default', { change: 'default changed', name: 'rows', from: '5', to: '8' }],
  ['what is required', { change: 'now required', name: 'title', in: ['TreeOptions'] }],
  ['a note of a member', { change: 'renamed', name: 'caption', to: 'legend' }],
  ['a new member', { change: 'added', name: 'wide', in: ['TreeOptions'] }],
  ['a prop', { kind: 'prop', change: 'removed', name: 'old', in: ['Tree'] }],
  [
    'its default',
    { kind: 'prop', change: 'default changed', name: 'look', to: "'lined'" },
  ],
  ['a slot', { kind: 'slot', change: 'removed', name: 'tick', in: ['Tree'] }],
  ['what fills it', { kind: 'slot', change: 'default changed', from: 'TreeRow' }],
  ['a class', { kind: 'class', change: 'removed', name: 'MuiTree-row', in: ['Tree'] }],
  ['a method', { kind: 'method', change: 'type changed', name: 'setPage' }],
  ['an event', { kind: 'event', change: 'added', name: 'cellClick' }],
  ['a union', { kind: 'type', change: 'type changed', name: 'Mode' }],
])('%s', (_what, expected) => {
  expect(changes).toContainEqual(expect.objectContaining(expected));
});

test('a renamed export is neither removed nor added', () => {
  const gone = changes.filter(({ change }) => change === 'removed' || change === 'added');
  for (const name of ['OldTree', 'NewTree', 'makeTree', 'createTree', 'size', 'legend'])
    expect(gone.map((one) => one.name)).not.toContain(name);
  expect(gone.map((one) => one.name)).toEqual(expect.arrayContaining(['close', 'wide']));
});

test('other builds of the same code are not entry points', () => {
  expect(changes.map(({ name }) => name)).not.toContain('BUILD');
});

test('the table has one line for each change, and counts them', () => {
  expect(text).toContain('   1  hook type changed');
  const lines = text.split('\n').filter((line) => line.startsWith('value'));
  expect(lines).toHaveLength(changes.filter(({ kind }) => kind === 'value').length);
  expect(text).toMatch(
    /^member +renamed +unstable_size +TreeOptions +number → size; codemod/m,
  );
});

test('a folder without the product gives nothing', () => {
  expect(
    diffProduct(path.join(folder, 'old'), folder, 'tree-view', folder, fail),
  ).toBeNull();
});
