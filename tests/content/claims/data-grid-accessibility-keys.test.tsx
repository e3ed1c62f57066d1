/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  cellOf,
  mountGrid,
  press,
  selected,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = Array.from({ length: 3 }, (_, id) => ({ id, a: `a${id}`, b: `b${id}` }));
const columns = [
  { field: 'a', headerName: 'A' },
  { field: 'b', headerName: 'B' },
];

const mount = (props: Partial<GridProps> = {}, plan: 'community' | 'pro' = 'community') =>
  mountGrid({ rows, columns, ...props }, { plan });

/** The position of focus: the row (or "header") and the field. */
function focus() {
  const element = document.activeElement as HTMLElement;
  const row = element.closest<HTMLElement>('[role="row"]')?.dataset.id ?? 'header';
  return element.dataset.field ? `${row} ${element.dataset.field}` : 'outside';
}

function keyDown(key: string, init: KeyboardEventInit = {}) {
  const target = document.activeElement!;
  return fireEvent.keyDown(target, { key, ...init });
}

claim(
  'the grid is one tab stop: initially a header, later the last focused cell',
  {
    'data-grid/accessibility':
      'Tab enters the table at the last focused cell, or at the first column header.',
  },
  () => {
    mount();
    const stops = () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[role="grid"] [tabindex="0"][data-field]',
        ),
      ].map(({ dataset, role }) => `${role} ${dataset.field}`);
    expect(stops()).toEqual(['columnheader a']);
    press(cellOf(1, 'b'));
    expect(stops()).toEqual(['gridcell b']);
  },
);

claim(
  'arrows, Home, End and Page keys move focus',
  {
    'data-grid/accessibility': [
      'Arrow keys | Move to the adjacent cell or header. ↑ in the first row moves to the headers.',
      'Home, End | Move to the first or last cell of the row',
      'Ctrl+Home, Ctrl+End | Move to the first or last cell of the page',
      'Space | In most cells, the same as Page Down',
    ],
  },
  () => {
    mount();
    press(cellOf(1, 'a'));
    keyDown('ArrowRight');
    expect(focus()).toBe('1 b');
    keyDown('Home');
    expect(focus()).toBe('1 a');
    keyDown('End', { ctrlKey: true });
    expect(focus()).toBe('2 b');
    keyDown('Home', { ctrlKey: true });
    expect(focus()).toBe('0 a');
    keyDown('ArrowUp');
    expect(focus()).toBe('header a');
    keyDown('PageDown');
    expect(focus()).toMatch(/^\d a$/);
    keyDown('Home', { ctrlKey: true });
    const moved = focus();
    keyDown('PageDown');
    const byPage = focus();
    press(cellOf(0, 'a'));
    keyDown(' ');
    expect([moved, focus()]).toEqual(['0 a', byPage]);
  },
);

claim(
  'Shift+Space and Ctrl+A select, Enter sorts, Ctrl+Enter opens the menu',
  {
    'data-grid/accessibility': [
      'Shift+Space | Select or deselect the row',
      'Ctrl+A | Select all rows that match the filter, if users can select several rows',
      'Enter on a header | Sort by the column',
      'Ctrl+Enter on a header | Open the column menu',
    ],
  },
  async () => {
    const grid = mount({ checkboxSelection: true, disableRowSelectionOnClick: true });
    press(cellOf(1, 'a'));
    keyDown(' ', { shiftKey: true });
    expect(selected(grid)).toBe('1');
    keyDown(' ', { shiftKey: true });
    expect(selected(grid)).toBe('');
    keyDown('a', { keyCode: 65, ctrlKey: true });
    expect(selected(grid)).toBe('012');
    keyDown('ArrowUp');
    keyDown('ArrowUp');
    keyDown('Enter');
    await settle();
    expect(grid.api.getSortModel()).toEqual([{ field: 'a', sort: 'asc' }]);
    expect(screen.getByRole('columnheader', { name: 'A' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    act(() => grid.api.setColumnHeaderFocus('a'));
    keyDown('Enter', { ctrlKey: true });
    await settle(300);
    expect(grid.api.state.columnMenu.open).toBe(true);
  },
);

claim(
  'Ctrl+A leaves rows alone that a filter hides',
  {
    'data-grid/accessibility':
      'Ctrl+A | Select all rows that match the filter, if users can select several rows',
  },
  () => {
    const items = [{ field: 'a', operator: 'isAnyOf', value: ['a1', 'a2'] }];
    const grid = mount({
      checkboxSelection: true,
      disableRowSelectionOnClick: true,
      filterModel: { items },
    });
    press(cellOf(1, 'a'));
    keyDown('a', { keyCode: 65, ctrlKey: true });
    expect(selected(grid)).toBe('12');
  },
);

for (const [tabNavigation, fromHeader, fromCell] of [
  ['none', 'header a', '1 a'],
  ['content', '0 a', '1 b'],
  ['header', 'header b', '1 a'],
  ['all', 'header b', '1 b'],
] as const)
  claim(
    `tabNavigation ${tabNavigation}: Tab in the headers, and in the cells`,
    {
      'data-grid/accessibility': [
        "'none' (default) | nothing; it leaves the table",
        "'content' | cells",
        "'header' | headers and header filters",
        "'all' | headers, header filters, and cells",
      ],
    },
    () => {
      const grid = mount({ tabNavigation }, 'pro');
      act(() => grid.api.setColumnHeaderFocus('a'));
      keyDown('Tab');
      expect(focus()).toBe(fromHeader);
      press(cellOf(1, 'a'));
      keyDown('Tab');
      expect(focus()).toBe(fromCell);
    },
  );
