/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GridDataSource, GridFilterModel } from '@mui/x-data-grid';
import FilterAsQuery from '../../../docs/data-grid/filtering/server-side/FilterAsQuery';
import RefusedFilter from '../../../docs/data-grid/filtering/server-side/RefusedFilter';
import { mountGrid, shownIds, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const columns: GridProps['columns'] = [
  { field: 'name' },
  { field: 'size', type: 'number' },
  { field: 'made', type: 'date' },
];

function makeSource() {
  const requested: GridFilterModel[] = [];
  const dataSource: GridDataSource = {
    getRows: async ({ filterModel }) => {
      requested.push(filterModel);
      return { rows: [{ id: 1, name: 'A', size: 1, made: null }], rowCount: 1 };
    },
  };
  return { requested, dataSource };
}

async function typeFilter(field: string, text: string) {
  const { requested, dataSource } = makeSource();
  const grid = mountGrid({ columns, dataSource });
  await run(20);
  await act(async () => grid.api.showFilterPanel(field));
  await run(50);
  const before = requested.length;
  const [unfinished] = requested.at(-1)!.items;
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: text } });
  await run(300);
  const [item] = requested.at(-1)!.items;
  grid.unmount();
  return { before, unfinished, item };
}

claim(
  'the value is a text, a number or a date',
  {
    'data-grid/filtering/server-side': [
      'The filter panel stores text in value for string columns, a number for number columns, and a Date for date columns.',
      'The value of a filter on a `date` column is midnight in UTC.',
    ],
  },
  async () => {
    expect((await typeFilter('name', 'x')).item).toMatchObject({
      field: 'name',
      operator: 'contains',
      value: 'x',
    });
    expect((await typeFilter('size', '12')).item!.value).toBe(12);
    const date = (await typeFilter('made', '2025-03-09')).item!.value as Date;
    expect(date.toISOString()).toBe('2025-03-09T00:00:00.000Z');
  },
);

claim(
  'opening a filter sends an item without a value',
  {
    'data-grid/filtering/server-side': [
      'Items also have an `id` and an internal `fromInput`.',
      'The grid also sends a request when the filter panel adds a condition that has no value yet.',
    ],
  },
  async () => {
    const { before, unfinished, item } = await typeFilter('name', 'x');
    expect(before).toBe(2);
    expect(unfinished).toMatchObject({ field: 'name', operator: 'contains' });
    expect(unfinished!.value).toBeUndefined();
    expect(Object.keys(item!).sort()).toEqual([
      'field',
      'fromInput',
      'id',
      'operator',
      'value',
    ]);
  },
);

claim(
  'rows that do not match the filter are shown as the server sent them',
  {
    'data-grid/filtering/server-side':
      "The grid shows all rows that the server returns, even rows that don't match the filter.",
  },
  async () => {
    const { dataSource } = makeSource();
    const items = [{ field: 'size', operator: '>', value: 100 }];
    mountGrid({ columns, dataSource, filterModel: { items } });
    await run(20);
    expect(shownIds()).toEqual(['1']);
  },
);

claim(
  'the query omits items without a value, and uses the names of the API',
  {
    'data-grid/filtering/server-side': [
      "leaves out conditions that users haven't filled in yet",
      'the line below the grid shows the request',
    ],
  },
  async () => {
    render(<FilterAsQuery />);
    await run(500);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Request: GET /exhibits?room.min=6&search=coin',
    );
    expect(shownIds().length).toBeGreaterThan(0);
  },
);

claim(
  'a rejected filter stays, shows the reason, and can be removed',
  {
    'data-grid/filtering/server-side':
      "Keep the filter so that users can correct it. Explain what is wrong, and offer to remove the filter. Here, the server doesn't support the doesNotContain operator.",
  },
  async () => {
    render(<RefusedFilter />);
    await run(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('"doesNotContain"');
    fireEvent.click(screen.getByText('Remove the filter'));
    await run(1000);
    expect(shownIds()).toHaveLength(5);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
