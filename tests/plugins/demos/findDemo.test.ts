import { assertNoOrphans, findDemo } from '../../../plugins/demos/findDemo';
import { makeSite, type TemporarySite } from './support';

let site: TemporarySite;
beforeAll(() => {
  site = makeSite({
    'docs/data-grid/style/Rows.tsx': '',
    'docs/data-grid/style/css-Rows.tsx': '',
    'docs/data-grid/style/tailwind-Rows.tsx': '',
    'docs/data-grid/style/Plain.tsx': '',
    'docs/data-grid/style/rowData.ts': '',
    'docs/charts/bars/css-Lonely.tsx': '',
    'docs/charts/empty/empty.mdx': '',
  });
});
afterAll(() => site.remove());

describe('findDemo', () => {
  test('finds every existing styling', () => {
    const folder = site.resolve('docs/data-grid/style');
    expect(findDemo(folder, 'Rows').variants).toEqual({
      system: site.resolve('docs/data-grid/style/Rows.tsx'),
      tailwind: site.resolve('docs/data-grid/style/tailwind-Rows.tsx'),
      css: site.resolve('docs/data-grid/style/css-Rows.tsx'),
    });
    expect(Object.keys(findDemo(folder, 'Plain').variants)).toEqual(['system']);
  });

  test('lists the existing demos if one is missing', () => {
    const folder = site.resolve('docs/data-grid/style');
    expect(() => findDemo(folder, 'Row')).toThrow(
      `There is no demo "Row" in ${folder}. Demos there: Plain, Rows.`,
    );
    expect(() => findDemo(site.resolve('docs/charts/empty'), 'Row')).toThrow(
      'Demos there: none.',
    );
    expect(() => findDemo(site.resolve('docs/nowhere'), 'Row')).toThrow(
      'Demos there: none.',
    );
  });

  test('names a variant without its base', () => {
    const message =
      'css-Lonely.tsx is a variant without its base; add Lonely.tsx beside it, or take it away.';
    expect(() => findDemo(site.resolve('docs/charts/bars'), 'Lonely')).toThrow(message);
    expect(() => assertNoOrphans(site.resolve('docs/charts/bars'))).toThrow(message);
    expect(() => assertNoOrphans(site.resolve('docs/data-grid/style'))).not.toThrow();
  });
});
