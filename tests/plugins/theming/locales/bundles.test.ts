import { enUS as chartsEnglish } from '@mui/x-charts/locales';
import { enUS as gridEnglish, zhCN } from '@mui/x-data-grid/locales';
import { readBundles } from '../../../../plugins/theming/locales/readBundles';
import { renderBundles } from '../../../../plugins/theming/locales/remarkLocaleBundles';

const bundles = readBundles();
const find = (tag: string) => bundles.find((each) => each.tag === tag)?.packages;

test('languages of all packages are listed, each once', () => {
  expect(bundles.length).toBeGreaterThanOrEqual(58);
  expect(new Set(bundles.map(({ tag }) => tag)).size).toBe(bundles.length);
  expect(find('en-US')).toBeUndefined();
  expect(find('kk-KZ')?.pickers?.name).toBe('kzKZ');
  expect(find('mk-MK')).toMatchObject({
    material: { name: 'mkMK' },
    pickers: { name: 'mk' },
  });
  expect(find('hi-IN')).toEqual({ material: expect.anything() as object });
});

test('texts are compared with English', () => {
  const all = Object.keys(gridEnglish.components.MuiDataGrid.defaultProps.localeText);
  const own = Object.keys(zhCN.components.MuiDataGrid.defaultProps.localeText);
  const grid = find('zh-CN')?.grid;
  expect(grid?.present.length).toBe(own.filter((key) => all.includes(key)).length);
  expect(grid?.missing).toEqual(all.filter((key) => !own.includes(key)).sort());
  const charts = find('pt-BR')?.charts;
  const { localeText } =
    chartsEnglish.components.MuiChartsLocalizationProvider.defaultProps;
  expect((charts?.present.length ?? 0) + (charts?.missing.length ?? 0)).toBe(
    Object.keys(localeText ?? {}).length,
  );
});

test('Material UI is compared by component and prop', () => {
  expect(find('pt-BR')?.material?.present).toContain('TablePagination.labelRowsPerPage');
  expect(find('zh-CN')?.material?.missing).toContain('Pagination.aria-label');
});

test('the table has a row for each language, with texts in the language of the page', () => {
  const [table, ...missing] = renderBundles('zh');
  expect(table).toMatchObject({ type: 'table' });
  expect((table as { children: unknown[] }).children).toHaveLength(bundles.length + 1);
  expect(JSON.stringify(table)).toContain('葡萄牙语');
  expect(missing.length).toBeGreaterThan(10);
});
