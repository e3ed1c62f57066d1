/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/restResponse';
import { act, fireEvent, render, screen } from '@testing-library/react';
import DeleteSelected from '../../../docs/data-grid/recipes/crud/DeleteSelected';
import DuplicateRow from '../../../docs/data-grid/recipes/crud/DuplicateRow';
import ManageCourses from '../../../docs/data-grid/recipes/crud/ManageCourses';
import RetryFailedRead from '../../../docs/data-grid/recipes/crud/RetryFailedRead';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  selected,
  shownIds,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const REQUEST = 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

claim(
  'a course is added, edited and deleted, and refusals are shown',
  {
    'data-grid/recipes/crud': [
      'To see errors, add a course without a title, change the number of places in a course to 30, or delete the bread course.',
      'The editor then stays open, and `onProcessRowUpdateError` receives the error.',
    ],
  },
  async () => {
    render(<ManageCourses />);
    await run(REQUEST);
    expect(shownIds()).toEqual(['1', '2', '3', '4']);

    fireEvent.click(screen.getByText('Add'));
    await run(REQUEST);
    expect(screen.getByRole('alert')).toHaveTextContent('A course needs a title.');
    fireEvent.change(screen.getByLabelText('New course'), { target: { value: 'Chess' } });
    fireEvent.click(screen.getByText('Add'));
    await run(REQUEST);
    expect(shownIds()).toContain('5');
    expect(screen.queryByRole('alert')).toBeNull();

    fireEvent.doubleClick(cellOf(1, 'places'));
    fireEvent.change(inputOf(1, 'places'), { target: { value: '30' } });
    fireEvent.keyDown(inputOf(1, 'places'), { key: 'Enter' });
    await run(REQUEST);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The largest room has 20 places.',
    );
    expect(inputOf(1, 'places')).toHaveValue(30);
    fireEvent.keyDown(inputOf(1, 'places'), { key: 'Escape' });
    await run();

    fireEvent.click(screen.getByLabelText('Delete Bread for beginners'));
    await run(REQUEST);
    expect(screen.getByRole('alert')).toHaveTextContent('The bread course has begun.');
    expect(shownIds()).toEqual(['1', '2', '3', '4', '5']);
    fireEvent.click(screen.getByLabelText('Delete Watercolors'));
    await run(REQUEST);
    expect(shownIds()).toEqual(['1', '2', '3', '5']);
  },
);

claim(
  'a failed request shows a message, and the next attempt shows rows',
  {
    'data-grid/recipes/crud': [
      'While there are no rows, the grid then shows placeholders.',
      'Tell users what happened, and let them try again',
    ],
  },
  async () => {
    render(<RetryFailedRead />);
    expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).not.toBeNull();
    await run(1000);
    fireEvent.click(screen.getByText('Try again'));
    await run(1000);
    expect(shownIds()).toHaveLength(4);
  },
);

claim(
  'selected rows are deleted except for rejected ones',
  {
    'data-grid/recipes/crud':
      'To delete several rows, send all requests, wait for the responses with `Promise.allSettled()`, and remove the rows that the server has deleted',
  },
  async () => {
    render(<DeleteSelected />);
    fireEvent.click(screen.getByLabelText('Select all rows'));
    fireEvent.click(screen.getByText('Delete selected courses'));
    await run(REQUEST);
    expect(screen.getByText('The bread course has begun.')).toBeInTheDocument();
    expect(shownIds()).toEqual(['2']);
  },
);

claim(
  'a copy gets its number from the server, and is selected',
  {
    'data-grid/recipes/crud':
      'a command in the row menu copies the row and selects the copy',
  },
  async () => {
    render(<DuplicateRow />);
    fireEvent.click(screen.getAllByLabelText('more')[1]!);
    await run(50);
    fireEvent.click(screen.getByText('Duplicate'));
    await run(REQUEST);
    expect(screen.getByText('Created no. 5.')).toBeInTheDocument();
    expect(cellOf(5, 'title').closest('[role="row"]')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

claim(
  'a change of the id loses the selection and focus',
  {
    'data-grid/recipes/crud':
      'When the id changes, the grid treats the row as a new one: it is no longer selected, and focus moves to the first row of the page.',
  },
  async () => {
    const columns = [{ field: 'name' }];
    const rowsWith = (id: number) => [
      { id: 1, name: 'First' },
      { id: 2, name: 'Second' },
      { id, name: 'New' },
    ];
    const grid = mountGrid({ rows: rowsWith(-1), columns });
    press(cellOf(-1, 'name'));
    await run();
    expect(selected(grid)).toBe('-1');
    expect(cellOf(-1, 'name')).toHaveFocus();
    grid.update({ rows: rowsWith(7) });
    await run();
    expect(selected(grid)).toBe('');
    expect(cellOf(1, 'name')).toHaveFocus();
  },
);

claim(
  'Select all excludes no rows only in a grid without a filter',
  {
    'data-grid/recipes/crud':
      "After users click the **Select all rows** checkbox, the model's `type` can be `'exclude'`, and the model then lists the rows that are *not* selected.",
  },
  () => {
    const onRowSelectionModelChange = jest.fn();
    const grid = mountGrid({
      rows: [{ id: 1 }, { id: 2 }],
      columns: [{ field: 'id' }],
      checkboxSelection: true,
      onRowSelectionModelChange,
    });
    const selectAll = () => fireEvent.click(screen.getByLabelText('Select all rows'));
    selectAll();
    expect(onRowSelectionModelChange.mock.lastCall[0].type).toBe('exclude');
    act(() => grid.api.setRowSelectionModel({ type: 'include', ids: new Set() }));
    grid.update({
      filterModel: { items: [{ field: 'id', operator: 'equals', value: '2' }] },
    });
    selectAll();
    expect(onRowSelectionModelChange.mock.lastCall[0]).toEqual({
      type: 'include',
      ids: new Set([2]),
    });
  },
);
