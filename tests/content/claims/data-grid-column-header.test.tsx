/**
 * @jest-environment jsdom
 */
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { find, headerOf } from '../../support/components/gridParts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type GridColDef } from '@mui/x-data-grid';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [
  { field: 'a' },
  { field: 'b', headerName: 'Beta', description: 'What it means', type: 'number' },
];
const rows = [
  { id: 1, a: 'x', b: 1 },
  { id: 2, a: 'y', b: 2 },
];
const open = (props: Partial<GridProps> = {}) => mountGrid({ rows, columns, ...props });
const sortOf = (field: string) => headerOf(field).getAttribute('aria-sort');

function cutOff() {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(200);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
}
afterEach(() => jest.restoreAllMocks());

const SHOWS_ICONS = [
  '.MuiDataGrid-columnHeader--sorted .MuiDataGrid-iconButtonContainer',
  '.MuiDataGrid-columnHeader--filtered .MuiDataGrid-iconButtonContainer',
];

claim(
  'title, tooltip and name: the description is only for the mouse',
  {
    'data-grid/column-header': [
      "headerName is a column's title. Without one, the header shows the field. description adds a tooltip",
      "The description appears only on hover, so keyboard and screen reader users can't read it.",
    ],
  },
  async () => {
    open();
    expect(headerOf('a')).toHaveTextContent('a');
    expect(headerOf('b')).toHaveAccessibleName('Beta');
    expect(headerOf('b')).not.toHaveAccessibleDescription();
    act(() => headerOf('b').focus());
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.mouseOver(screen.getByText('Beta'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('What it means');
    fireEvent.mouseOver(screen.getByText('a'));
    expect(screen.queryByText('a', { selector: '.MuiTooltip-tooltip' })).toBeNull();
  },
);

claim(
  'the buttons of an active filter and sort are part of the name of a header',
  {
    'data-grid/column-header':
      "A header's accessible name starts with its title or the content of renderHeader. The labels of visible buttons, such as the filter button, follow.",
  },
  () => {
    // jsdom applies the last rule instead of the most specific one, so the rule of the grid
    // has to come last.
    open();
    const rule = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .find(({ cssText }) => SHOWS_ICONS.every((part) => cssText.includes(part)));
    cleanup();
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = rule?.cssText ?? '';
    const expectName = (initialState: GridProps['initialState'], name: string) => {
      const { unmount } = open({ initialState });
      expect(headerOf('b')).toHaveAccessibleName(name);
      unmount();
    };
    const sorting = { sortModel: [{ field: 'b', sort: 'asc' as const }] };
    const filter = {
      filterModel: { items: [{ field: 'b', operator: '=', value: 1 }] },
    };
    expectName({}, 'Beta');
    expectName({ sorting }, 'Beta Sort');
    expectName({ filter }, 'Beta 1 active filter Sort');
    expectName({ sorting, filter }, 'Beta 1 active filter Sort');
    style.remove();
  },
);

claim(
  'a truncated title has a tooltip',
  {
    'data-grid/column-header':
      'If a title is cut off and has no description, the tooltip shows the whole title.',
  },
  async () => {
    open();
    cutOff();
    fireEvent.mouseOver(screen.getByText('a'));
    fireEvent.mouseOver(screen.getByText('a'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('a');
  },
);

claim(
  'defaults: height, density, alignment by type, icons',
  {
    'data-grid/column-header': [
      "headerAlign | The alignment: 'left', 'center', or 'right' | Depends on the column type; for example, right for numbers |",
      'hideSortIcons | Whether to hide the sort icons | false |',
      'Its default is 56 pixels, scaled by the density.',
    ],
  },
  () => {
    const height = (props: Partial<GridProps>) => {
      const { api, unmount } = open(props);
      const { headerHeight } = api.getRootDimensions();
      unmount();
      return headerHeight;
    };
    expect(height({})).toBe(56);
    expect(height({ density: 'compact' })).toBe(39);
    expect(height({ columnHeaderHeight: 80 })).toBe(80);
    expect(defaultOf('GridColDef', 'hideSortIcons')).toBe('false');
    open({ slots: { columnUnsortedIcon: null } });
    expect(headerOf('b')).toHaveClass('MuiDataGrid-columnHeader--alignRight');
    expect(headerOf('a')).not.toHaveClass('MuiDataGrid-columnHeader--alignRight');
  },
);

claim(
  'keys: Enter sorts, arrow keys move, but not from a button inside',
  {
    'data-grid/column-header':
      'Enter sorts, and the arrow keys move to other headers and cells.',
  },
  () => {
    open({
      columns: [
        { field: 'a' },
        { field: 'b', renderHeader: () => <button type="button">Help</button> },
      ],
    });
    act(() => headerOf('a').focus());
    fireEvent.keyDown(headerOf('a'), { key: 'Enter' });
    expect(sortOf('a')).toBe('ascending');
    fireEvent.keyDown(headerOf('a'), { key: 'ArrowRight' });
    expect(headerOf('b')).toHaveFocus();
    const button = find(
      '[data-field="b"] .MuiDataGrid-columnHeaderTitleContainerContent button',
    );
    act(() => button.focus());
    fireEvent.keyDown(button, { key: 'ArrowLeft' });
    expect(button).toHaveFocus();
  },
);
