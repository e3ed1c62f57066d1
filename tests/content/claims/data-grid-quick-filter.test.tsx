/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  type DataGridProps,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

const columns: GridColDef[] = [
  { field: 'name', valueFormatter: (value: string) => `<${value}>`, width: 150 },
  { field: 'town', width: 150, filterable: false, renderCell: () => 'drawn' },
  { field: 'size', type: 'number', width: 150 },
  { field: 'open', type: 'boolean', width: 150 },
  {
    field: 'kind',
    type: 'singleSelect',
    valueOptions: [{ value: 'k1', label: 'Bakery' }],
    width: 150,
  },
  {
    field: 'since',
    type: 'date',
    valueFormatter: (value: Date) => `year ${value.getFullYear()}`,
    width: 150,
  },
];
const since = new Date(2020, 1, 1);
const rows = [
  { id: 1, name: 'Ana', town: 'Málaga', size: 12, open: true, kind: 'k1', since },
  { id: 2, name: 'Bo', town: 'Oslo', size: 120, open: false, kind: 'k2', since },
];

const matches = (model: Partial<GridFilterModel>, props: Partial<DataGridProps> = {}) => {
  const { container, unmount } = render(
    <div style={{ width: 1200, height: 400 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        filterModel={{ items: [], ...model }}
        {...props}
      />
    </div>,
  );
  const ids = [...container.querySelectorAll('[role="row"][data-id]')].map((row) =>
    Number((row as HTMLElement).dataset.id),
  );
  unmount();
  return ids;
};

const SEARCHES: readonly [found: string, words: string[], ids: number[]][] = [
  ['formatted text, in any case', ['<ANA'], [1]],
  ['not what renderCell draws', ['drawn'], []],
  ['columns that are not filterable', ['oslo'], [2]],
  ['the same number only', ['12'], [1]],
  ['no boolean columns', ['true'], []],
  ['the label of an option', ['baker'], [1]],
  ['no value behind the label', ['k1'], []],
  ['dates as formatted', ['2020'], [1, 2]],
  ['all words, in any column', ['ana', '12'], [1]],
  ['all words', ['ana', 'oslo'], []],
];
for (const [found, quickFilterValues, ids] of SEARCHES)
  claim(
    `a search finds ${found}`,
    {
      'data-grid/filtering/quick-filter': [
        'Each word can match in a different column.',
        'string, longText, custom | If the formatted text contains it, in upper or lower case',
        'singleSelect, date, dateTime | If the formatted text contains it: the label, or the date as shown',
        "number | If it is the same number; 12 doesn't find 120",
        "boolean, actions | Never; these columns aren't searched",
        'The search ignores the output of `renderCell`. It includes columns with `filterable: false`.',
        'By default, a row has to match all words.',
      ],
    },
    () => {
      expect(matches({ quickFilterValues })).toEqual(ids);
    },
  );

claim(
  'one word is enough with the operator "or"',
  {
    'data-grid/filtering/quick-filter':
      'With `quickFilterLogicOperator: GridLogicOperator.Or`, one word is enough',
  },
  () => {
    const model = {
      quickFilterValues: ['ana', 'oslo'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    };
    expect(matches(model)).toEqual([1, 2]);
  },
);

claim(
  'filters still apply',
  {
    'data-grid/filtering/quick-filter':
      'Filters from the panel still apply: a row must pass both the filters and the search.',
  },
  () => {
    const items = [{ field: 'name', operator: 'equals', value: 'Bo' }];
    expect(matches({ items, quickFilterValues: ['2020'] })).toEqual([2]);
  },
);

claim(
  'hidden columns are searched only on request',
  {
    'data-grid/filtering/quick-filter': [
      "Hidden columns aren't searched",
      "To include hidden columns, for example keywords or old names, set the filter model's quickFilterExcludeHiddenColumns to false.",
    ],
  },
  () => {
    const columnVisibilityModel = { town: false };
    const model = { quickFilterValues: ['oslo'] };
    expect(matches(model, { columnVisibilityModel })).toEqual([]);
    const all = { ...model, quickFilterExcludeHiddenColumns: false };
    expect(matches(all, { columnVisibilityModel })).toEqual([2]);
  },
);

claim(
  'accents matter unless they are ignored',
  {
    'data-grid/filtering/quick-filter':
      "By default, the search respects accents: malaga doesn't find Málaga. With `ignoreDiacritics`, it does.",
  },
  () => {
    expect(matches({ quickFilterValues: ['malaga'] })).toEqual([]);
    expect(
      matches({ quickFilterValues: ['malaga'] }, { ignoreDiacritics: true }),
    ).toEqual([1]);
  },
);

claim(
  'a matcher is created for each word, without accents if they are ignored',
  {
    'data-grid/filtering/quick-filter':
      'your `getApplyQuickFilterFn` receives words and values without accents',
  },
  () => {
    const seen: unknown[] = [];
    const getApplyQuickFilterFn = (word: string) => {
      seen.push(word);
      return (value: unknown) => seen.push(value) > 0;
    };
    const found = matches(
      { quickFilterValues: ['é'] },
      {
        ignoreDiacritics: true,
        columns: [{ field: 'town', getApplyQuickFilterFn }],
        rows: rows.slice(0, 1),
      },
    );
    expect(found).toEqual([1]);
    expect(new Set(seen)).toEqual(new Set(['e', 'Malaga']));
  },
);

claim(
  'disableColumnFilter keeps the search, showQuickFilter removes it',
  {
    'data-grid/filtering/quick-filter':
      '`disableColumnFilter` removes the filter panel but keeps the search.',
  },
  () => {
    const { rerender } = render(
      <DataGrid rows={rows} columns={columns} showToolbar disableColumnFilter />,
    );
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    rerender(
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  },
);

function ComposedToolbar() {
  return (
    <Toolbar>
      <QuickFilter debounceMs={0}>
        <QuickFilterTrigger>open</QuickFilterTrigger>
        <QuickFilterControl
          render={({ ref, slotProps, value, onChange, onKeyDown }) => (
            <input
              {...(slotProps?.htmlInput as React.ComponentProps<'input'>)}
              ref={ref as React.Ref<HTMLInputElement>}
              value={value ?? ''}
              onChange={onChange as React.ChangeEventHandler}
              onKeyDown={onKeyDown as React.KeyboardEventHandler}
            />
          )}
        />
        <QuickFilterClear>clear</QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

claim(
  'the trigger opens, Escape clears and then closes',
  {
    'data-grid/filtering/quick-filter': [
      'With a trigger, the field receives focus when it opens',
      'Esc first empties the field, then closes it.',
      'A button that empties the field and returns focus to it.',
      "The trigger's aria-expanded indicates whether the field is open.",
    ],
  },
  async () => {
    jest.useFakeTimers();
    render(
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ComposedToolbar }}
      />,
    );
    const trigger = screen.getByText('open', { selector: 'button' });
    const field = screen.getByRole('searchbox');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(trigger);
    act(() => jest.runAllTimers());
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: 'ana' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveValue('');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    fireEvent.change(field, { target: { value: 'bo' } });
    fireEvent.click(screen.getByText('clear', { selector: 'button' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    jest.useRealTimers();
  },
);

claim(
  'a field with a search is open, and debounces',
  {
    'data-grid/filtering/quick-filter': [
      'If there are words when the grid mounts, the search field is initially open.',
      'With `filterMode="server"`, the grid doesn\'t search. It calls `onFilterModelChange` with the words.',
      'filterDebounceMs applies, which is 150 ms by default',
    ],
  },
  () => {
    jest.useFakeTimers();
    const models: unknown[] = [];
    const { container } = render(
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        filterMode="server"
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['x', 'y'] } },
        }}
        onFilterModelChange={({ quickFilterValues }) => models.push(quickFilterValues)}
      />,
    );
    const field = screen.getByRole('searchbox');
    expect(field).toHaveValue('x y');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    fireEvent.change(field, { target: { value: 'no match' } });
    act(() => jest.advanceTimersByTime(149));
    expect(models).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(models).toEqual([['no', 'match']]);
    expect(container.querySelectorAll('[role="row"][data-id]')).toHaveLength(2);
    jest.useRealTimers();
  },
);

claim(
  'parser and formatter of the field are inverse functions',
  {
    'data-grid/filtering/quick-filter': [
      'In slotProps.toolbar.quickFilterProps, set quickFilterParser to split the text differently and quickFilterFormatter to join the values again.',
      'To search for the whole text as one phrase, return `[text]` from the parser.',
    ],
  },
  () => {
    jest.useFakeTimers();
    const models: unknown[] = [];
    render(
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['a b', 'c'] } },
        }}
        onFilterModelChange={({ quickFilterValues }) => models.push(quickFilterValues)}
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: (text) => [text],
              quickFilterFormatter: (words) => words?.join(', ') ?? '',
            },
          },
        }}
      />,
    );
    const field = screen.getByRole('searchbox');
    expect(field).toHaveValue('a b, c');
    fireEvent.change(field, { target: { value: 'd e' } });
    act(() => jest.runAllTimers());
    expect(models).toEqual([['d e']]);
    jest.useRealTimers();
  },
);
