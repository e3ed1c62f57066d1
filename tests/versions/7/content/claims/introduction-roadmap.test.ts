import fs from 'node:fs';
import path from 'node:path';
import { packageDir } from '../../support/readPackage';

const read = (name: string, accept: (file: string) => boolean): string => {
  const dir = packageDir(name);
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => accept(file) && !/node_modules|modern|\/node\//.test(file))
    .map((file) => fs.readFileSync(path.join(dir, file), 'utf8'))
    .join('\n');
};
const readUnstable = (name: string): string[] => {
  const text = read(
    name,
    (file) => file.endsWith('index.d.ts') && !/internals\//.test(file),
  );
  return [...new Set(text.match(/\bunstable_\w+(?<!Props)\b/gi) ?? [])].sort();
};

test('exports that are marked as unstable', () => {
  const page = fs.readFileSync('docs/introduction/roadmap/roadmap.mdx', 'utf8');
  const named = ['x-tree-view', 'x-charts', 'x-data-grid', 'x-date-pickers'].flatMap(
    readUnstable,
  );
  const missing = named.filter((name) => !page.includes(`\`${name}`));
  expect(
    missing.filter((name) => !/PickersSectionList|cleanupDOM|joySlots/.test(name)),
  ).toEqual([]);
  expect(readUnstable('x-charts-pro')).toContain('unstable_useHeatmapSeries');
  expect(readUnstable('x-date-pickers-pro')).toEqual(
    expect.arrayContaining([
      'unstable_useMultiInputDateRangeField',
      'unstable_useSingleInputDateRangeField',
    ]),
  );
  expect(read('x-license', (file) => file === 'index.d.ts')).toContain(
    'Unstable_LicenseInfoProvider',
  );
});

test('props and keys of experimentalFeatures', () => {
  const types = (name: string) => read(name, (file) => file.endsWith('.d.ts'));
  expect(types('x-data-grid-premium')).toContain('ariaV8: boolean');
  expect(types('x-data-grid')).toContain('unstable_rowSpanning');
  expect(types('x-data-grid-pro')).toContain('unstable_dataSource');
  const tree = types('x-tree-view');
  expect(tree).toContain("experimentalFeatures: 'indentationAtItemLevel'");
  expect(tree).toContain("experimentalFeatures: 'labelEditing'");
});
