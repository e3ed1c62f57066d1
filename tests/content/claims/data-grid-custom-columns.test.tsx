/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  settle,
  shownIds,
} from '../../support/components/mountGrid';
import { headerOf } from '../../support/components/gridParts';
import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  gridFilteredSortedRowIdsSelector,
  type GridFilterOperator,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import DatePickerColumn from '../../../docs/data-grid/custom-columns/DatePickerColumn';
import DurationColumn from '../../../docs/data-grid/custom-columns/DurationColumn';
import SparklineColumn from '../../../docs/data-grid/custom-columns/SparklineColumn';
import RatingColumn from '../../../docs/data-grid/custom-columns/RatingColumn';
import TagsColumn from '../../../docs/data-grid/custom-columns/TagsColumn';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

claim(
  'minutes: shown as hours, sorted as numbers, edited as text',
  {
    'data-grid/custom-columns': [
      'This type stores minutes and shows hours and minutes',
      'Sorting and filtering use the minutes, because the cell value is a number. The editor accepts text such as 1:30, and processRowUpdate converts it to minutes.',
    ],
  },
  async () => {
    render(<DurationColumn />);
    expect(cellOf(1, 'walk')).toHaveTextContent('3 h 35');
    fireEvent.click(headerOf('walk'));
    await settle(5);
    expect(shownIds()).toEqual(['2', '1', '3']);
    fireEvent.doubleClick(cellOf(1, 'walk'));
    fireEvent.change(inputOf(1, 'walk'), { target: { value: '1:30' } });
    fireEvent.keyDown(inputOf(1, 'walk'), { key: 'Enter' });
    await settle(300);
    expect(cellOf(1, 'walk')).toHaveTextContent('1 h 30');
    expect(shownIds()).toEqual(['1', '2', '3']);
  },
);

claim(
  'stars start filtered; growth sorts the sparklines; Enter on an open list keeps editing',
  {
    'data-grid/custom-columns': [
      'The grid starts with a filter on Food',
      'This column sorts by growth.',
      'While the list is open, Enter selects an option instead of ending the edit.',
    ],
  },
  async () => {
    const stars = render(<RatingColumn />);
    expect(shownIds()).toEqual(['1', '3']);
    stars.unmount();
    const lines = render(<SparklineColumn />);
    expect(shownIds()).toEqual(['1', '3', '2']);
    lines.unmount();

    render(<TagsColumn />);
    fireEvent.doubleClick(cellOf(2, 'tags'));
    const input = inputOf(2, 'tags');
    expect(input).toHaveFocus();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(input).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(input, { key: 'Enter' });
    await settle();
    expect(inputOf(2, 'tags')).toBeInTheDocument();
    expect(cellOf(2, 'tags')).toHaveTextContent('vegan');
  },
);

claim(
  'a date before the earliest one is ignored, and an incomplete one empties the cell',
  {
    'data-grid/custom-columns':
      "A date that fails validation therefore doesn't change the cell's value, but an incomplete date empties the cell, because the picker reports it as null.",
  },
  async () => {
    const edit = async (change: (year: HTMLElement) => void) => {
      const { unmount } = render(<DatePickerColumn />);
      fireEvent.doubleClick(cellOf(1, 'arrival'));
      const year = cellOf(1, 'arrival').querySelector<HTMLElement>(
        '[aria-label="Year"]',
      )!;
      act(() => year.focus());
      change(year);
      await settle(300);
      fireEvent.keyDown(year, { key: 'Enter' });
      await settle(300);
      const { textContent } = cellOf(1, 'arrival');
      unmount();
      return textContent;
    };
    const paste = (text: string) => (year: HTMLElement) =>
      fireEvent.paste(year, { clipboardData: { getData: () => text } });
    expect(await edit(paste('2026'))).toBe('3 Sep 2026');
    expect(await edit(paste('0020'))).toBe('3 Sep 2025');
    const clear = (year: HTMLElement) => fireEvent.keyDown(year, { key: 'Delete' });
    expect(await edit(clear)).toBe('');
  },
);

claim(
  'a custom type is as string; an operator that returns null filters nothing',
  {
    'data-grid/custom-columns': [
      "use type: 'custom', which works like 'string' unless you set more properties.",
      "getApplyFilterFn returns a function that tests a row's value, or null for no filter.",
    ],
  },
  () => {
    const odd: GridFilterOperator = {
      label: 'odd',
      value: 'odd',
      requiresFilterValue: false,
      getApplyFilterFn: ({ value }) =>
        value === 'off' ? null : (each) => Number(each) % 2 === 1,
    };
    const { api } = mountGrid({
      rows: [1, 2].map((id) => ({ id, own: id })),
      columns: [
        { field: 'own', type: 'custom', filterOperators: [odd] },
        { field: 'text', type: 'string' },
      ],
    });
    const { sortComparator, align } = api.getColumn('text');
    expect(api.getColumn('own')).toMatchObject({ sortComparator, align });
    const left = (value?: string) => {
      act(() =>
        api.setFilterModel({ items: [{ field: 'own', operator: 'odd', value }] }),
      );
      return gridFilteredSortedRowIdsSelector({ current: api });
    };
    expect(left()).toEqual([1]);
    expect(left('off')).toEqual([1, 2]);
  },
);

claim(
  'renderCell runs when its row changes or its cell gets focus, not for neighbors',
  {
    'data-grid/custom-columns':
      'renderCell runs whenever its cell renders, for example when the row changes or the cell gets focus.',
  },
  () => {
    const runs: string[] = [];
    const renderCell = ({ id, field }: GridRenderCellParams) => {
      runs.push(`${id} ${field}`);
      return field;
    };
    const { api } = mountGrid({
      rows: [1, 2].map((id) => ({ id, a: id, b: id })),
      columns: [
        { field: 'a', renderCell },
        { field: 'b', renderCell },
      ],
    });
    const take = () => [...new Set(runs.splice(0))].sort();
    expect(take()).toEqual(['1 a', '1 b', '2 a', '2 b']);
    press(cellOf(1, 'a'));
    expect(api.getSelectedRows().size).toBe(1);
    expect(take()).toEqual(['1 a']);
    act(() => api.updateRows([{ id: 2, a: 5 }]));
    expect(take()).toEqual(['2 a', '2 b']);
  },
);

claim(
  'editors are mounted in the cell, or in the editable cells of the row',
  {
    'data-grid/custom-columns':
      'use them only in the editor, which mounts only in the edited cell or row',
  },
  () => {
    const editors = (editMode: 'cell' | 'row') => {
      const { unmount } = mountGrid({
        rows: [1, 2].map((id) => ({ id, a: id, b: id, c: id })),
        columns: [
          { field: 'a', editable: true },
          { field: 'b', editable: true },
          { field: 'c' },
        ],
        editMode,
      });
      fireEvent.doubleClick(cellOf(1, 'a'));
      const fields = [
        ...document.querySelectorAll<HTMLElement>('.MuiDataGrid-cell--editing'),
      ].map(({ dataset }) => dataset.field);
      unmount();
      return fields;
    };
    expect(editors('cell')).toEqual(['a']);
    expect(editors('row')).toEqual(['a', 'b']);
  },
);
