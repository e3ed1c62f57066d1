/**
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { defaultOf } from '../../support/components/readApi';
import { mountGrid, shownIds, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const PAGE = fs.readFileSync('docs/data-grid/filtering/filtering.mdx', 'utf8');

const day = (text: string) => new Date(`${text}:00`);
const rows = [
  { id: 1, text: 'São', number: 5, date: day('2026-02-03T09:30'), flag: true, pick: 'a' },
  {
    id: 2,
    text: 'sao',
    number: 0,
    date: day('2026-02-03T23:59'),
    flag: false,
    pick: 'b',
  },
  { id: 3, text: '', number: null, date: null, flag: null, pick: null },
  {
    id: 4,
    text: 'Oslo',
    number: 7,
    date: day('2026-02-04T00:00'),
    flag: true,
    pick: 'a',
  },
].map((row) => ({ ...row, time: row.date && new Date(row.date.getTime() + 30_000) }));
const columns: GridProps['columns'] = [
  { field: 'text' },
  { field: 'number', type: 'number' },
  { field: 'date', type: 'date' },
  { field: 'time', type: 'dateTime' },
  { field: 'flag', type: 'boolean' },
  { field: 'pick', type: 'singleSelect', valueOptions: ['a', 'b'] },
];
const modelOf = (field: string, operator: string, value?: unknown) => ({
  items: [{ field, operator, value }],
});

claim(
  'the table lists the operators of each type',
  { 'data-grid/filtering': 'Column type | Operators, as written in the model |' },
  () => {
    const types = ['string', 'longText', 'custom', 'number', 'date', 'dateTime'] as const;
    const others = ['boolean', 'singleSelect', 'actions'] as const;
    const { api } = mountGrid({
      rows: [],
      columns: [...types, ...others].map((type) => ({ field: type, type })) as never,
    });
    const lines = PAGE.split('\n').filter((line) => line.startsWith('| `'));
    const found = [...types, ...others].map((type) => {
      const line = lines.find((text) => text.split('|')[1]?.includes(`\`${type}\``));
      const listed = [...(line?.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)];
      return [type, listed.map(([, name]) => name)];
    });
    expect(found).toEqual(
      [...types, ...others].map((type) => {
        const { filterable, filterOperators = [] } = api.getColumn(type);
        return [
          type,
          filterable === false ? [] : filterOperators.map(({ value }) => value),
        ];
      }),
    );
  },
);

claim(
  'which values pass which operator',
  {
    'data-grid/filtering': [
      'Text operators ignore case and spaces around the value. equals, doesNotEqual, and isAnyOf also ignore accents.',
      "Empty cells pass isEmpty and most negative operators: doesNotContain, doesNotEqual, !=, not in singleSelect columns, and is with the value false. They don't pass not in date columns.",
      "A date column compares whole days in the user's time zone. In a dateTime column, is and not compare values to the minute.",
      "A filter without a value has no effect, unless its operator needs no value, such as isEmpty. 0 and false are values, but an empty string isn't.",
    ],
  },
  () => {
    const { api } = mountGrid({ rows, columns });
    const pass = (field: string, operator: string, value?: unknown) => {
      act(() => api.setFilterModel(modelOf(field, operator, value)));
      return shownIds().join('');
    };
    // Text: case, spaces, accents.
    expect(pass('text', 'contains', ' SA ')).toBe('2');
    expect(pass('text', 'startsWith', 'sao')).toBe('2');
    expect(pass('text', 'endsWith', 'O')).toBe('124');
    expect(pass('text', 'equals', ' SAO')).toBe('12');
    expect(pass('text', 'doesNotEqual', 'sao')).toBe('34');
    expect(pass('text', 'isAnyOf', ['sao', 'oslo'])).toBe('124');
    // Cells without a value.
    expect(pass('text', 'isEmpty')).toBe('3');
    expect(pass('text', 'doesNotContain', 'o')).toBe('3');
    expect(pass('number', '!=', 5)).toBe('234');
    expect(pass('number', '<', 9)).toBe('124');
    expect(pass('pick', 'not', 'a')).toBe('23');
    expect(pass('date', 'not', '2026-02-04')).toBe('12');
    expect(pass('flag', 'is', 'false')).toBe('23');
    // Days and minutes.
    expect(pass('date', 'is', '2026-02-03')).toBe('12');
    expect(pass('date', 'after', '2026-02-03')).toBe('4');
    expect(pass('date', 'before', '2026-02-04')).toBe('12');
    expect(pass('time', 'is', '2026-02-03T09:30')).toBe('1');
    expect(pass('time', 'after', '2026-02-03T23:59')).toBe('24');
    // Missing values do not filter.
    expect(pass('text', 'contains')).toBe('1234');
    expect(pass('text', 'contains', '')).toBe('1234');
    expect(pass('number', '=', '')).toBe('1234');
    expect(pass('number', '=', 0)).toBe('2');
  },
);

claim(
  'filters use the value of the cell, and may filter columns that users cannot',
  {
    'data-grid/filtering': [
      "Filters test the value of the cell, which is the result of valueGetter. The results of valueFormatter and renderCell don't matter.",
      'These settings limit the user, not your code: a filterModel can still filter any column.',
      'If no rows match, an overlay says "No results found."',
    ],
  },
  () => {
    const { update } = mountGrid({
      rows,
      columns: [
        {
          field: 'text',
          filterable: false,
          valueGetter: (value: string) => value.length,
          valueFormatter: () => 'x',
          renderCell: () => 'y',
        },
      ],
      disableColumnFilter: true,
      filterModel: modelOf('text', 'equals', '4'),
    });
    expect(shownIds()).toEqual(['4']);
    update({ filterModel: modelOf('text', 'equals', 'x') });
    expect(screen.getByText('No results found.')).toBeInTheDocument();
  },
);

claim(
  'ignoreDiacritics applies at the next filtering',
  {
    'data-grid/filtering': [
      "By default, contains, startsWith, and endsWith don't find São when users type sao.",
      'When this prop changes, nothing happens until the filters run again.',
    ],
  },
  () => {
    const { api, update } = mountGrid({ rows, columns });
    act(() => api.setFilterModel(modelOf('text', 'contains', 'sao')));
    expect(shownIds()).toEqual(['2']);
    update({ ignoreDiacritics: true });
    expect(shownIds()).toEqual(['2']);
    act(() => api.setFilterModel(modelOf('text', 'startsWith', 'sao')));
    expect(shownIds()).toEqual(['1', '2']);
  },
);

claim(
  'Community keeps the first of several filters and logs it; Pro combines them',
  {
    'data-grid/filtering': [
      'logicOperator determines whether a row must pass all of them (GridLogicOperator.And, the default) or at least one (GridLogicOperator.Or).',
      'If the model has more items, the grid keeps the first and logs an error. If a controlled model later grows beyond one item, the rows stay as they are, and the grid calls onFilterModelChange with the shortened model. Set disableMultipleColumnsFiltering for the same limit in the other plans.',
      'upsertFilterItem(item) | Adds an item, or replaces the one with the same id. |',
      'deleteFilterItem(item) | Removes the item with the same id. |',
      'In the Community DataGrid, upsertFilterItem() with a new id does nothing while another filter is active.',
    ],
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const items = [
      { id: 1, field: 'text', operator: 'endsWith', value: 'o' },
      { id: 2, field: 'number', operator: '>', value: '4' },
    ];
    const { update, unmount } = mountGrid({ rows, columns, filterModel: { items } });
    expect(shownIds()).toEqual(['1', '2', '4']);
    update({ filterModel: { items: [items[1]!] } });
    expect(shownIds()).toEqual(['1', '4']);
    const onFilterModelChange = jest.fn();
    update({ filterModel: { items }, onFilterModelChange });
    expect(shownIds()).toEqual(['1', '4']);
    expect(onFilterModelChange.mock.calls[0]?.[0].items).toEqual([items[0]]);
    expect(error.mock.calls.flat().join()).toContain('single item');
    unmount();
    const free = mountGrid({ rows, columns });
    act(() => free.api.upsertFilterItem(items[0]!));
    act(() => free.api.upsertFilterItem(items[1]!));
    expect(free.api.state.filter.filterModel.items).toEqual([items[0]]);
    act(() => free.api.upsertFilterItem({ ...items[0]!, value: 'lo' }));
    expect(shownIds()).toEqual(['4']);
    act(() => free.api.deleteFilterItem(items[0]!));
    expect(shownIds()).toHaveLength(4);
    free.unmount();

    const pro = mountGrid({ rows, columns, filterModel: { items } }, { plan: 'pro' });
    expect(shownIds()).toEqual(['1', '4']);
    pro.update({ filterModel: { items, logicOperator: 'or' as never } });
    expect(shownIds()).toEqual(['1', '2', '4']);
    pro.unmount();
    const one = { rows, columns, filterModel: { items } };
    mountGrid({ ...one, disableMultipleColumnsFiltering: true }, { plan: 'pro' });
    expect(shownIds()).toEqual(['1', '2', '4']);
    error.mockRestore();
  },
);

claim(
  'an unknown operator throws if the grid filters, but not with filters on the server',
  { 'data-grid/filtering': 'On the client, an unknown operator throws an error.' },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const filterModel = modelOf('text', '=', 'x');
    expect(() => mountGrid({ rows, columns, filterModel })).toThrow(/operator value '='/);
    mountGrid({ rows, columns, filterModel, filterMode: 'server' });
    expect(shownIds()).toHaveLength(4);
    error.mockRestore();
  },
);

claim(
  'the panel: incomplete items are reported, Esc closes, the model is debounced',
  {
    'data-grid/filtering': [
      'onFilterModelChange also runs while a user is still filling in the panel, with items whose value is undefined.',
      'The grid then shows the rows as you pass them and calls onFilterModelChange when users change a filter.',
      'After the last key press, the panel waits 150 ms by default before it changes the model.',
      'The panel takes focus, and Esc closes it.',
    ],
  },
  async () => {
    const models: unknown[] = [];
    const { api } = mountGrid({
      rows,
      columns,
      filterMode: 'server',
      onFilterModelChange: ({ items }) => models.push(items.map(({ value }) => value)),
    });
    await act(async () => api.showFilterPanel('text'));
    expect(models).toEqual([[undefined]]);
    const input = screen.getByRole('textbox', { name: 'Value' });
    expect(input).toHaveFocus();
    jest.useFakeTimers();
    fireEvent.change(input, { target: { value: 'os' } });
    act(() => jest.advanceTimersByTime(149));
    expect(models).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    expect(models).toEqual([[undefined], ['os']]);
    expect(shownIds()).toHaveLength(4);
    expect(defaultOf('DataGrid', 'filterDebounceMs')).toBe('150');
    fireEvent.keyDown(input, { key: 'Escape' });
    act(() => jest.advanceTimersByTime(300));
    jest.useRealTimers();
    expect(api.state.preferencePanel.open).toBe(false);
    const icon = document.querySelector('.MuiDataGrid-filterIcon');
    expect(icon?.closest('button')).toHaveAttribute('aria-label', 'Show filters');
  },
);

claim(
  'a programmatic filter on a column without filters shows in the panel, read-only',
  {
    'data-grid/filtering':
      "If the column has filterable: false, users see the filter in the panel but can't change it.",
  },
  async () => {
    const list = columns.map((column) => ({
      ...column,
      filterable: column.field !== 'text',
    })) as GridProps['columns'];
    const { api } = mountGrid({ rows, columns: list });
    act(() => api.setFilterModel(modelOf('text', 'equals', 'oslo')));
    expect(shownIds()).toEqual(['4']);
    await act(async () => api.showFilterPanel());
    const input = screen.getByRole('textbox', { name: 'Value' });
    expect(input).toHaveValue('oslo');
    expect(input).toBeDisabled();
    for (const name of ['Columns', 'Operator'])
      expect(screen.getByRole('combobox', { name })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
  },
);

claim(
  'the model starts without search words, and with "and"',
  {
    'data-grid/filtering': [
      'quickFilterValues | The words to look for. | [] |',
      "quickFilterLogicOperator | 'and': a row matches all words. 'or': one word is enough. | 'and' |",
    ],
  },
  () => {
    const { api } = mountGrid({ rows, columns });
    const { quickFilterValues, quickFilterLogicOperator } = api.state.filter.filterModel;
    expect([quickFilterValues, quickFilterLogicOperator]).toEqual([[], 'and']);
  },
);

claim(
  'pinned rows stay, and a hidden column still filters',
  {
    'data-grid/filtering': [
      'A filter stays active when users hide its column.',
      'Filters never hide pinned rows.',
    ],
  },
  () => {
    const model = modelOf('text', 'equals', 'oslo');
    mountGrid(
      {
        rows,
        columns,
        pinnedRows: { top: [{ id: 'top', text: 'Bergen' }] },
        initialState: {
          filter: { filterModel: model },
          columns: { columnVisibilityModel: { text: false } },
        },
      },
      { plan: 'pro' },
    );
    expect(shownIds()).toEqual(['top', '4']);
  },
);

claim(
  'a model without items clears the search as well',
  { 'data-grid/filtering': '{ items: [] } clears all filters and the search.' },
  () => {
    const { api } = mountGrid({ rows, columns });
    act(() => api.setQuickFilterValues(['oslo']));
    expect(shownIds()).toEqual(['4']);
    act(() => api.setFilterModel({ items: [] }));
    expect(shownIds()).toHaveLength(4);
  },
);
