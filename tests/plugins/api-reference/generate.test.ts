import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  choosePages,
  type ListedPage,
} from '../../../plugins/api-reference/read/choosePages';
import { isKnownFault } from '../../../plugins/api-reference/declarationFaults';
import { generate } from '../../../plugins/api-reference/generate';
import {
  findDifferences,
  writePages,
} from '../../../plugins/api-reference/write/writePages';
import { ROOT } from './readOutput';
import { readDeclarations } from './support';

const TREE = {
  name: '@mui/x-tree-view',
  product: 'tree-view',
  level: 'community',
} as const;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('invalid input', () => {
  it('an unknown package is named', () => {
    const packages = [{ ...TREE, name: '@mui/x-nothing' }];
    expect(() => generate({ root: ROOT, packages, listed: [] })).toThrow(
      /@mui\/x-nothing › .*package\.json: the package is not installed/,
    );
  });

  it('every unknown export is named', () => {
    const listed: ListedPage[] = [
      {
        product: 'tree-view',
        slug: 'bush-view',
        name: 'BushView',
        kind: 'component',
        packages: ['@mui/x-tree-view'],
      },
    ];
    const { pages, problems } = choosePages(
      [...listed, { ...listed[0]!, slug: 'hedge-view', name: 'HedgeView' }],
      new Map(),
      [],
    );
    expect(pages).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'API reference: @mui/x-tree-view › BushView: the page list names it, but no installed package exports it.',
      expect.stringContaining('HedgeView'),
    ]);
  });

  it('props whose types cannot be read are named, and shown as any', () => {
    const text = `
      import type { Missing } from './missing';
      export interface BoxProps {
        /** The content. */
        content?: Missing;
        /** The end. */
        end?: Missing[];
      }
      export declare function Box(props: BoxProps): null;
      export {};
    `;
    const problems: string[] = [];
    const [page] = readDeclarations(folder, text, ({ message }) =>
      problems.push(message),
    );
    const expected = (prop: string) =>
      expect.stringMatching(
        `made-up › .*input\\.d\\.ts › Box\\.${prop}: a type cannot be read`,
      );
    expect([...new Set(problems)].sort()).toEqual([expected('content'), expected('end')]);
    expect(page?.props.end?.type).toBe('any[]');
  });

  it('a fault of a package is known by its package and symbol', () => {
    const faults = [{ package: 'made-up', symbol: 'Box.end', reason: 'No import.' }];
    const isKnown = (symbol: string, owner = 'made-up') =>
      isKnownFault({ package: owner, symbol }, faults);
    expect([
      isKnown('Box.end'),
      isKnown('Box.content'),
      isKnown('Box.end', 'other'),
    ]).toEqual([true, false, false]);
  });

  it('a component whose props cannot be read is named', () => {
    const text = `
      import type { MissingProps } from './missing';
      export declare function Box(props: MissingProps): null;
    `;
    expect(() => readDeclarations(folder, text)).toThrow(
      /made-up › .*input\.d\.ts › Box: the type of its props cannot be read/,
    );
  });

  it('creates an empty page for a name that is known to be missing, and logs it', () => {
    const absent = { reason: 'It is gone.', see: ['TreeItem'] };
    const { pages, notes } = choosePages(
      [
        {
          product: 'tree-view',
          slug: 'a',
          name: 'A',
          kind: 'interface',
          packages: [],
          absent,
        },
      ],
      new Map(),
      [],
    );
    expect(pages).toMatchObject([{ name: 'A', absent, exports: [] }]);
    expect(notes).toEqual(['tree-view/a: It is gone.']);
  });
});

describe('writing', () => {
  const write = (files: Record<string, string>) =>
    writePages(folder, new Map(Object.entries(files)));
  const read = (file: string) =>
    fs.readFileSync(path.join(folder, 'docs/api', file), 'utf8');

  it('writes, changes and removes files, and reports the differences', () => {
    expect(write({ 'a/one.json': '1', 'a/two.json': '2' })).toEqual([
      'a/one.json',
      'a/two.json',
    ]);
    expect(write({ 'a/one.json': '1', 'b/three.json': '3' })).toEqual([
      'a/two.json',
      'b/three.json',
    ]);
    expect(read('b/three.json')).toBe('3');
    expect(fs.existsSync(path.join(folder, 'docs/api/a/two.json'))).toBe(false);
    expect(write({ 'a/one.json': '1', 'b/three.json': '3' })).toEqual([]);
  });

  it('keeps all old files if one cannot be written', () => {
    write({ 'a.json': 'old' });
    expect(() => write({ 'a.json': 'new', 'x/y.json': '1', x: '2' })).toThrow();
    expect(read('a.json')).toBe('old');
    expect(fs.existsSync(path.join(folder, 'docs/api/x'))).toBe(false);
    expect(fs.readdirSync(path.join(folder, '.cache'))).toEqual([]);
  });

  it('compares without writing', () => {
    write({ 'a.json': '1' });
    expect(findDifferences(folder, new Map([['b.json', '2']]))).toEqual([
      'a.json',
      'b.json',
    ]);
    expect(read('a.json')).toBe('1');
  });
});
