/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import FilterOnApply from '../../../docs/data-grid/faq/FilterOnApply';
import OpenRow from '../../../docs/data-grid/faq/OpenRow';
import { find, has } from '../../support/components/gridParts';
import { cellOf, mountGrid, press, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

claim(
  'the filter waits for the button, even without the panel',
  {
    'data-grid/faq':
      "Put the filter fields in your own form, and set the model when the form is submitted. disableColumnFilter removes the grid's filter panel, but your model still applies.",
  },
  async () => {
    render(<FilterOnApply />);
    await run();
    const all = shownIds().length;
    fireEvent.change(screen.getByLabelText('Fee up to'), { target: { value: '30' } });
    await run(300);
    expect(shownIds()).toHaveLength(all);
    fireEvent.click(screen.getByText('Apply'));
    await run(300);
    const found = shownIds();
    expect(found.length).toBeLessThan(all);
    expect(found.every((id) => Number(cellOf(id, 'fee').textContent) <= 30)).toBe(true);
  },
);

claim(
  'a link and a click on the row open the page',
  {
    'data-grid/faq':
      "Pass the cell's tabIndex to the link so that keyboard users can reach the link. For a larger target, add onRowClick for the mouse, and ignore clicks with a modifier key.",
  },
  () => {
    render(<OpenRow />);
    fireEvent.click(screen.getByText('Cold radiator'));
    expect(screen.getByRole('status')).toHaveTextContent('Open: /reports/15');
    fireEvent.click(screen.getByText('Dripping tap'), { ctrlKey: true });
    fireEvent.click(cellOf(16, 'reporter'), { metaKey: true });
    expect(screen.getByRole('status')).toHaveTextContent('Open: /reports/15');
    fireEvent.click(cellOf(16, 'reporter'));
    expect(screen.getByRole('status')).toHaveTextContent('Open: /reports/16');
    expect(screen.getByText('Cold radiator')).toHaveAttribute('tabindex', '-1');
    press(cellOf(15, 'title'));
    expect(screen.getByText('Cold radiator')).toHaveAttribute('tabindex', '0');
  },
);

claim(
  'plain cells have a title, rendered ones do not',
  {
    'data-grid/faq':
      'A plain text cell repeats its text in its title, so the browser shows the text on hover.',
  },
  () => {
    const columns = [{ field: 'id' }, { field: 'name', renderCell: () => 'x' }];
    mountGrid({ rows: [{ id: 1, name: 'a' }], columns });
    expect(cellOf(1, 'id')).toHaveAttribute('title', '1');
    expect(cellOf(1, 'name')).not.toHaveAttribute('title');
  },
);

for (const closeMenuOnClick of [undefined, false] as const)
  claim(
    `closeMenuOnClick=${closeMenuOnClick}`,
    {
      'data-grid/faq':
        'If an item should keep the menu open, set closeMenuOnClick={false}.',
    },
    async () => {
      const columns: GridColDef[] = [
        {
          field: 'more',
          type: 'actions',
          renderCell: (params) => (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                showInMenu
                label="Pick"
                closeMenuOnClick={closeMenuOnClick}
              />
            </GridActionsCell>
          ),
        },
      ];
      mountGrid({ rows: [{ id: 1 }], columns });
      fireEvent.click(screen.getByLabelText('more'));
      await run(50);
      fireEvent.click(screen.getByText('Pick'));
      await run(400);
      expect(screen.queryAllByText('Pick')).toHaveLength(
        closeMenuOnClick === false ? 1 : 0,
      );
    },
  );

claim(
  'Ctrl+C copies selected rows, otherwise the focused cell, and not if text is selected',
  {
    'data-grid/faq':
      "Set disableRowSelectionOnClick so that a click doesn't also select the row. Ctrl + C copies the selected text. If no text is selected, the shortcut copies the selected rows or the focused cell.",
  },
  () => {
    const copied: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    mountGrid({
      rows: [
        { id: 1, name: 'b', year: 2026 },
        { id: 3, name: 'c', year: 1990 },
      ],
      columns: [{ field: 'name' }, { field: 'year', type: 'number' }],
      disableRowSelectionOnClick: true,
      checkboxSelection: true,
    });
    const copy = () =>
      fireEvent.keyDown(cellOf(1, 'name'), { key: 'c', keyCode: 67, ctrlKey: true });
    press(cellOf(1, 'name'));
    copy();
    expect(has('[aria-selected="true"]')).toBe(false);
    getSelection()?.selectAllChildren(cellOf(3, 'name'));
    copy();
    getSelection()?.removeAllRanges();
    press(find('[data-id="3"] input[type="checkbox"]'));
    copy();
    expect(copied).toEqual(['b', 'c\t1,990']);
  },
);
