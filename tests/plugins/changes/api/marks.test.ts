import fs from 'node:fs';
import {
  createMarks,
  getChangeAnchor,
} from '../../../../plugins/changes/api/createMarks';
import { createPageMarks } from '../../../../plugins/changes/api/createPageMarks';
import { listChangesFiles } from '../../../../content/api-changes/listChangesFiles';
import { SITE_DIR } from '../../../../content/paths/siteDir';
import { makeChange, makeDiff, writeSite } from './support';

const DIFF = makeDiff(
  makeChange({ name: 'FunnelChart' }),
  makeChange({ name: 'TreeItem2', change: 'renamed', to: 'TreeItem' }),
  makeChange({ name: 'Old', change: 'removed' }),
  makeChange({ kind: 'prop', name: 'showToolbar', in: ['BarChart', 'LineChart'] }),
  makeChange({ kind: 'prop', name: 'axis', in: ['BarChart'], change: 'type changed' }),
  makeChange({ kind: 'prop', name: 'axis', in: ['BarChart'], change: 'default changed' }),
  makeChange({ kind: 'prop', name: 'gone', in: ['BarChart'], change: 'removed' }),
  makeChange({
    kind: 'prop',
    name: 'colors',
    in: ['Sparkline'],
    change: 'renamed',
    to: 'color',
  }),
  makeChange({ kind: 'method', name: 'print', in: ['ChartApi'], change: 'deprecated' }),
);
const product = 'charts' as const;
let siteDir: string;
beforeAll(() => {
  siteDir = writeSite({}, DIFF);
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const findProp = (name: string, prop: string) =>
  createMarks(siteDir, 8).find({ product, name, member: { kind: 'prop', name: prop } });

test('added entries are new, and their marker links to their entry', () => {
  expect(createMarks(siteDir, 8).find({ product, name: 'FunnelChart' })).toEqual({
    isNew: true,
    changes: ['added'],
    major: 8,
    address: '/x/api/charts/changes-7-8/#added-component-FunnelChart',
  });
  // The entry of a change in several exports is named after the first of them.
  expect(findProp('LineChart', 'showToolbar')?.address).toBe(
    '/x/api/charts/changes-7-8/#added-prop-BarChart-showToolbar',
  );
});

test('several changes of an entry share one marker that names them all', () => {
  expect(findProp('BarChart', 'axis')).toMatchObject({
    isNew: false,
    changes: ['type changed', 'default changed'],
  });
});

test('a rename marks the new name, and removed entries have no marker', () => {
  const { find } = createMarks(siteDir, 8);
  expect(find({ product, name: 'TreeItem' })).toMatchObject({
    isNew: false,
    changes: ['renamed'],
    address: '/x/api/charts/changes-7-8/#renamed-component-TreeItem2',
  });
  expect(findProp('Sparkline', 'color')?.changes).toEqual(['renamed']);
  expect(find({ product, name: 'TreeItem2' })).toBeNull();
  expect(find({ product, name: 'Old' })).toBeNull();
  expect(findProp('BarChart', 'gone')).toBeNull();
  expect(findProp('PieChart', 'showToolbar')).toBeNull();
});

test('a page has its own marker, those of its members, and the address of its changes', () => {
  const marksOf = createPageMarks(createMarks(siteDir, 8));
  const chart = marksOf({ product, name: 'BarChart' });
  expect(chart.page).toBeNull();
  expect(chart.ofMember('prop', 'showToolbar')?.isNew).toBe(true);
  expect(chart.ofMember('slot', 'showToolbar')).toBeNull();
  expect(chart.list).toEqual({
    from: 7,
    to: 8,
    address: '/x/api/charts/changes-7-8/?q=%22BarChart%22',
  });
  // Methods are in the same table as props.
  expect(marksOf({ product, name: 'ChartApi' }).ofMember('prop', 'print')).not.toBeNull();
  expect(marksOf({ product, name: 'Untouched' }).list).toBeNull();
  expect(marksOf({ product: 'tree-view', name: 'TreeItem' }).page).toBeNull();
});

test('another major has no markers, whether earlier or later', () => {
  for (const major of [7, 9])
    expect(createMarks(siteDir, major).find({ product, name: 'FunnelChart' })).toBeNull();
  const { from, to } = listChangesFiles(SITE_DIR).at(-1)!;
  const findList = (major: number) =>
    createMarks(SITE_DIR, major).findList({ product, name: 'BarChart' });
  expect(findList(from)).toBeNull();
  expect(findList(to)).not.toBeNull();
});

test('anchors contain no spaces, and distinguish kinds and owners', () => {
  const change = makeChange({ kind: 'prop', name: 'axis', change: 'now required' });
  expect(getChangeAnchor({ ...change, in: ['A', 'B'] })).toBe('now-required-prop-A-axis');
  expect(getChangeAnchor(change)).toBe('now-required-prop-axis');
});
