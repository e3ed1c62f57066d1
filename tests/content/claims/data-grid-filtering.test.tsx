/**
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { defaultOf } from '../../support/components/readApi';
import { mountGrid, shownIds, type GridProps } from '../../support/components/mountGrid';

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

test('the table lists the operators of each type', () => {
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
});

test('which values pass which operator', () => {
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
});

test('filters use the value of the cell, and may filter columns that users cannot', () => {
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
});

test('ignoreDiacritics applies at the next filtering', () => {
  const { api, update } = mountGrid({ rows, columns });
  act(() => api.setFilterModel(modelOf('text', 'contains', 'sao')));
  expect(shownIds()).toEqual(['2']);
  update({ ignoreDiacritics: true });
  expect(shownIds()).toEqual(['2']);
  act(() => api.setFilterModel(modelOf('text', 'startsWith', 'sao')));
  expect(shownIds()).toEqual(['1', '2']);
});

test('Community keeps the first of several filters and logs it; Pro combines them', () => {
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
});

test('an unknown operator throws if the grid filters, but not with filters on the server', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const filterModel = modelOf('text', '=', 'x');
  expect(() => mountGrid({ rows, columns, filterModel })).toThrow(/operator value '='/);
  mountGrid({ rows, columns, filterModel, filterMode: 'server' });
  expect(shownIds()).toHaveLength(4);
  error.mockRestore();
});

test('the panel: incomplete items are reported, Esc closes, the model is debounced', async () => {
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
});

test('a programmatic filter on a column without filters shows in the panel, read-only', async () => {
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
});

test('the model starts without search words, and with "and"', () => {
  const { api } = mountGrid({ rows, columns });
  const { quickFilterValues, quickFilterLogicOperator } = api.state.filter.filterModel;
  expect([quickFilterValues, quickFilterLogicOperator]).toEqual([[], 'and']);
});

test('pinned rows stay, and a hidden column still filters', () => {
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
});

test('a model without items clears the search as well', () => {
  const { api } = mountGrid({ rows, columns });
  act(() => api.setQuickFilterValues(['oslo']));
  expect(shownIds()).toEqual(['4']);
  act(() => api.setFilterModel({ items: [] }));
  expect(shownIds()).toHaveLength(4);
});
