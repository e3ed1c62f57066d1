/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import ColumnsFromData from '../../../docs/data-grid/column-recipes/ColumnsFromData';
import OptionsFromServer from '../../../docs/data-grid/column-recipes/OptionsFromServer';
import RememberColumns from '../../../docs/data-grid/column-recipes/RememberColumns';
import UnitInHeader from '../../../docs/data-grid/column-recipes/UnitInHeader';
import { headerOf, shownFields } from '../../support/components/gridParts';
import { cellOf, mountGrid, settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const KEY = 'vineyards.columns.v1';
const columns = ['a', 'b', 'c'].map((field) => ({ field, width: 100 }));

afterEach(() => jest.useRealTimers());

claim(
  'exportState contains widths, order and visibility, which restoreState applies',
  {
    'data-grid/column-recipes':
      'exportState().columns contains widths, order, and visibility as plain data. Store this data as JSON on each change and pass it to restoreState() when the grid mounts.',
  },
  async () => {
    const { api } = mountGrid({ rows: [], columns }, { plan: 'pro' });
    act(() => api.setColumnWidth('a', 150));
    act(() => api.setColumnVisibility('b', false));
    expect(JSON.parse(JSON.stringify(api.exportState().columns))).toMatchObject({
      columnVisibilityModel: { b: false },
      orderedFields: ['a', 'b', 'c'],
      dimensions: { a: { width: 150 } },
    });
    act(() =>
      api.restoreState({
        columns: {
          orderedFields: ['c', 'a', 'b'],
          columnVisibilityModel: { a: false },
          dimensions: { c: { width: 77 } },
        },
      }),
    );
    await settle();
    expect(shownFields()).toEqual(['c', 'b']);
    expect(api.getColumn('c').computedWidth).toBe(77);
  },
);

claim(
  'the demo restores stored state, stores changes, and ignores invalid data',
  {
    'data-grid/column-recipes': [
      'Check the stored data before you restore it, because users and older versions of your app can leave anything in storage.',
      "To reset the columns, clear the stored data and change the grid's key.",
    ],
  },
  async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ columnVisibilityModel: { slope: false } }),
    );
    const first = render(<RememberColumns />);
    await settle();
    expect(shownFields()).toEqual(['plot', 'grape', 'planted']);
    fireEvent.click(screen.getByRole('button', { name: 'Reset the columns' }));
    await settle();
    expect(shownFields()).toContain('slope');
    expect(localStorage.getItem(KEY)).toBe('{}');
    first.unmount();
    for (const stored of [
      '{',
      'null',
      '{"orderedFields":3}',
      '{"dimensions":null}',
      '"x"',
    ]) {
      localStorage.setItem(KEY, stored);
      const { unmount } = render(<RememberColumns />);
      await settle();
      expect(shownFields()).toHaveLength(4);
      unmount();
    }
  },
);

claim(
  'a control in a header neither sorts nor moves focus',
  {
    'data-grid/column-recipes': [
      'Stop its clicks and key presses from propagating; otherwise, the grid sorts the column.',
      'valueGetter converts the value',
    ],
  },
  async () => {
    render(<UnitInHeader />);
    await settle();
    const select = screen.getByRole('combobox', { name: 'Unit of the height' });
    act(() => select.focus());
    for (const key of ['Enter', 'ArrowDown', 'ArrowRight'])
      fireEvent.keyDown(select, { key });
    fireEvent.click(select);
    expect(document.activeElement).toBe(select);
    expect(headerOf('height')).toHaveAttribute('aria-sort', 'none');
    fireEvent.change(select, { target: { value: 'ft' } });
    await settle();
    expect(cellOf(1, 'height')).toHaveTextContent('9,573');
  },
);

claim(
  'columns from data: types and titles',
  {
    'data-grid/column-recipes':
      "derive each column's type from its first non-empty value.",
  },
  async () => {
    render(<ColumnsFromData />);
    await settle();
    expect(headerOf('grossTons')).toHaveTextContent('Gross tons');
    expect(cellOf(1, 'grossTons')).toHaveTextContent('4,120');
    expect(cellOf(1, 'lastSurvey')).toHaveTextContent('9/14/2025');
    expect(cellOf(2, 'lastSurvey')).toHaveTextContent('');
  },
);

claim(
  'ids are shown until the options arrive',
  {
    'data-grid/column-recipes':
      'Show the rows immediately with placeholders for the names, and pass valueOptions when the names arrive. To see a failed request, press the button in the demo.',
  },
  async () => {
    jest.useFakeTimers();
    const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));
    render(<OptionsFromServer />);
    await run();
    expect(cellOf('T-1', 'depot')).toHaveTextContent('Depot 12');
    await run(600);
    expect(cellOf('T-1', 'depot')).toHaveTextContent('Bergen');
    fireEvent.click(screen.getByRole('button', { name: 'Load the depots again' }));
    await run(600);
    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(cellOf('T-1', 'depot')).toHaveTextContent('Bergen');
  },
);

claim(
  'singleSelect: a value without an option is empty; it sorts by value',
  { 'data-grid/column-recipes': 'A `singleSelect` column sorts by value.' },
  async () => {
    const { api } = mountGrid({
      rows: [1, 2, 9].map((id) => ({ id, place: id })),
      columns: [
        {
          field: 'place',
          type: 'singleSelect',
          valueOptions: [
            { value: 1, label: 'Z' },
            { value: 2, label: 'A' },
          ],
        },
      ],
    });
    await settle();
    expect([1, 2, 9].map((id) => cellOf(id, 'place').textContent)).toEqual([
      'Z',
      'A',
      '',
    ]);
    act(() => api.sortColumn('place', 'asc'));
    expect(shownIds()).toEqual(['1', '2', '9']);
  },
);
