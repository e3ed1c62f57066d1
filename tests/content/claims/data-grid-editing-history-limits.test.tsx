/**
 * @jest-environment jsdom
 */
import { act, cleanup, fireEvent } from '@testing-library/react';
import {
  cellOf,
  inputOf,
  mountGrid,
  type GridProps,
  type MountedGrid,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const makeRows = () => [
  { id: 1, name: 'Ada', sum: 2 },
  { id: 2, name: 'Bo', sum: 3 },
];
const columns: GridProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'sum', type: 'number', editable: true },
];
const plan = { plan: 'premium' } as const;
const textOf = (id: number, field = 'name') => cellOf(id, field).textContent;

/** Edits like a user who pauses after typing. */
async function edit(id: number, value: string, key = 'Enter') {
  fireEvent.doubleClick(cellOf(id, 'name'));
  fireEvent.change(inputOf(id, 'name'), { target: { value } });
  await run(210);
  fireEvent.keyDown(inputOf(id, 'name'), { key });
  await run(20);
}

const step = async ({ api }: MountedGrid, direction: 'undo' | 'redo') => {
  await act(async () => {
    await api.history[direction]();
  });
  await run(40);
};

describe('all steps are lost', () => {
  async function mountWithTwoSteps(props: Partial<GridProps> = {}) {
    const grid = mountGrid({ rows: makeRows(), columns, ...props }, plan);
    await edit(2, 'Cy');
    await edit(1, 'Eva');
    expect(grid.api.history.canUndo()).toBe(true);
    return grid;
  }

  claim(
    'when the row of the next one is filtered out',
    {
      'data-grid/undo-redo':
        "If the next step to undo or redo is no longer possible, the grid drops it and all steps after it in the same direction. By default, this happens if the step's row is on another page, no longer passes the filter, or now has a different value, or if the edited cell's column is hidden.",
      'data-grid/editing':
        'All steps are lost if the row that the next undo would restore is no longer on the page, no longer matches the filter, or has changed in the meantime.',
    },
    async () => {
      const { api } = await mountWithTwoSteps();
      const items = [{ field: 'name', operator: 'equals', value: 'Cy' }];
      act(() => api.setFilterModel({ items }));
      await run(20);
      expect(api.history.canUndo()).toBe(false);
    },
  );

  claim(
    'when it leaves the page',
    {
      'data-grid/undo-redo':
        "By default, this happens if the step's row is on another page, no longer passes the filter, or now has a different value, or if the edited cell's column is hidden.",
      'data-grid/editing':
        'All steps are lost if the row that the next undo would restore is no longer on the page, no longer matches the filter, or has changed in the meantime.',
    },
    async () => {
      const { api } = await mountWithTwoSteps({
        pagination: true,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { page: 0, pageSize: 2 } } },
        rows: [...makeRows(), { id: 3, name: 'Di', sum: 4 }],
      });
      act(() => api.setPage(1));
      await run(20);
      expect(api.history.canUndo()).toBe(false);
    },
  );

  claim(
    'when its page is not the first',
    {
      'data-grid/undo-redo':
        'In this version, the default handlers drop steps on every page except the first if the grid paginates in the browser.',
      'data-grid/editing':
        'In this version, if the grid paginates in the browser, undo works only on the first page.',
    },
    async () => {
      const mountPage = (page: number) =>
        mountGrid(
          {
            columns,
            pagination: true,
            pageSizeOptions: [1],
            initialState: { pagination: { paginationModel: { page, pageSize: 1 } } },
            rows: makeRows(),
          },
          plan,
        );
      const second = mountPage(1);
      await edit(2, 'Cy');
      await step(second, 'undo');
      expect(textOf(2)).toBe('Cy');
      expect(second.api.history.canUndo()).toBe(false);
      cleanup();
      const first = mountPage(0);
      await edit(1, 'Eva');
      await step(first, 'undo');
      expect(textOf(1)).toBe('Ada');
    },
  );

  claim(
    'when its value changes otherwise',
    {
      'data-grid/undo-redo':
        "By default, this happens if the step's row is on another page, no longer passes the filter, or now has a different value, or if the edited cell's column is hidden.",
      'data-grid/editing':
        'All steps are lost if the row that the next undo would restore is no longer on the page, no longer matches the filter, or has changed in the meantime.',
    },
    async () => {
      const grid = await mountWithTwoSteps();
      act(() => grid.api.updateRows([{ id: 1, name: 'other' }]));
      await step(grid, 'undo');
      expect(textOf(1)).toBe('other');
      expect(grid.api.history.canUndo()).toBe(false);
    },
  );

  claim(
    'when typed text is discarded with Esc',
    { 'data-grid/editing': 'and in some cases when users discard text with Esc.' },
    async () => {
      const grid = await mountWithTwoSteps();
      await edit(1, 'never saved', 'Escape');
      await step(grid, 'undo');
      expect([textOf(1), textOf(2)]).toEqual(['Eva', 'Cy']);
      expect(grid.api.history.canUndo()).toBe(false);
    },
  );

  claim(
    'when processRowUpdate returns another value',
    {
      'data-grid/undo-redo':
        'If processRowUpdate returns a different value from the one that the user entered, the grid drops the step.',
      'data-grid/editing':
        'All steps are also lost if processRowUpdate returns a different value from the one that the user entered',
    },
    async () => {
      let suffix = '';
      const processRowUpdate = (row: { name: string }) => ({
        ...row,
        name: row.name + suffix,
      });
      const grid = await mountWithTwoSteps({ processRowUpdate });
      suffix = '!';
      await edit(1, 'Fay');
      await step(grid, 'undo');
      expect([textOf(1), textOf(2)]).toEqual(['Fay!', 'Cy']);
      expect(grid.api.history.canUndo()).toBe(false);
    },
  );
});
