import type {
  Feature,
  TableComparison,
} from '../../../plugins/comparisons/readComparison';
import { toTable } from '../../../plugins/comparisons/toTable';

const feature = (name: string, plan: Feature['plan'], more: Partial<Feature> = {}) => ({
  name,
  plan,
  group: 'rows',
  api: ['DataGrid'],
  ...more,
});

describe('a comparison of plans', () => {
  const features = [
    feature('Grouping', 'premium'),
    feature('Height', 'community'),
    feature('Pinning', 'pro'),
    feature('Sorting', 'community', {
      levels: { community: { en: 'One', zh: '一列' } },
    }),
    feature('Excel', 'premium', { group: 'data' }),
  ];
  const rowsOf = (group?: string, language: 'en' | 'zh' = 'en') =>
    toTable({ features }, { language, group }).rows.map(({ cells }) => cells);

  test('shows what each plan has, from the first plan of a feature', () => {
    expect(rowsOf('rows')).toEqual([
      ['Height', 'Yes', 'Yes', 'Yes'],
      ['Sorting', 'One', 'Yes', 'Yes'],
      ['Pinning', null, 'Yes', 'Yes'],
      ['Grouping', null, null, 'Yes'],
    ]);
  });

  test('has all groups by default, with texts in the language', () => {
    expect(rowsOf(undefined, 'zh').map(([name, first]) => [name, first])).toEqual([
      ['Height', '支持'],
      ['Sorting', '一列'],
      ['Pinning', null],
      ['Grouping', null],
      ['Excel', null],
    ]);
  });

  test('lists the available groups', () => {
    expect(() => rowsOf('row')).toThrow('no group "row". The groups are rows, data.');
    expect(() => toTable({ features }, { language: 'en', columns: ['a'] })).toThrow(
      'no "columns"',
    );
  });
});

describe('a table', () => {
  const table: TableComparison = {
    columns: { name: { en: 'Name', zh: '名称' }, parts: 'Parts' },
    rows: [
      {
        plan: 'pro',
        cells: { name: { en: 'range', zh: '范围' }, parts: ['`A`', '`B`'] },
      },
      { cells: { name: 'date' } },
    ],
  };

  test('joins lists in the style of the language and omits missing cells', () => {
    expect(toTable(table, { language: 'zh' })).toEqual({
      head: ['名称', 'Parts'],
      align: ['left', 'left'],
      rows: [
        { plan: 'pro', cells: ['范围', '`A`、`B`'] },
        { plan: undefined, cells: ['date', null] },
      ],
    });
  });

  test('has the columns that a page selects, in its order', () => {
    const { head, rows } = toTable(table, { language: 'en', columns: ['parts', 'name'] });
    expect([head, rows[0]?.cells]).toEqual([
      ['Parts', 'Name'],
      ['`A`, `B`', 'range'],
    ]);
    expect(() => toTable(table, { language: 'en', columns: ['size'] })).toThrow(
      'There is no column "size". The columns are name, parts.',
    );
    expect(() => toTable(table, { language: 'en', group: 'rows' })).toThrow('"group"');
  });
});
