import fs from 'node:fs';
import path from 'node:path';
import { splitSections } from '../../content/pages/splitSections';
import { SITE_DIR } from '../../content/paths/siteDir';
import { MOVED_SECTIONS } from '../../src/config/sections';
import { findMovedSection } from '../../src/lib/findMovedSection';
import { getDocId } from '../../src/lib/docPaths';

test.each([
  ['react-charts/lines', 'interpolation', 'curves'],
  ['react-charts/lines', 'none', undefined],
  ['react-charts/none', 'interpolation', undefined],
  ['api/data-grid/data-grid', 'data-grid-prop-filterDebounceMs', 'prop-filterDebounceMs'],
  ['api/data-grid/data-grid', 'DataGrid-prop-slots', 'prop-slots'],
  ['api/data-grid/data-grid', 'data-grid-slots-toolbar', 'slot-toolbar'],
  [
    'api/data-grid/data-grid',
    'data-grid-classes-MuiDataGrid-root',
    'class-MuiDataGrid-root',
  ],
  ['api/data-grid/data-grid', 'css', 'classes'],
  ['api/data-grid/data-grid', 'props', undefined],
])('%s#%s: %s', (page, anchor, expected) => {
  expect(findMovedSection(page, anchor)).toBe(expected);
});

// If this fails, a heading was changed: add its new anchor to the table.
test('every entry of the table maps an unknown section of its page to an existing one', () => {
  const faults = Object.entries(MOVED_SECTIONS).flatMap(([page, moved]) => {
    const id = getDocId(`/x/${page}`);
    const file = path.join(SITE_DIR, 'docs', `${id}.mdx`);
    if (id === null || !fs.existsSync(file)) return [`${page} is no page`];
    const source = fs.readFileSync(file, 'utf8');
    const anchors = new Set(splitSections(source).map(({ anchor }) => anchor));
    return Object.entries(moved)
      .filter(([from, to]) => anchors.has(from) || !anchors.has(to))
      .map(([from, to]) => `${page}: ${from} to ${to}`);
  });
  expect(faults).toEqual([]);
  expect(Object.keys(MOVED_SECTIONS).length).toBeGreaterThan(40);
});
