/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import AddVisitors from '../../../docs/data-grid/components/toolbar/AddVisitors';
import DensityMenu from '../../../docs/data-grid/components/toolbar/DensityMenu';
import FullScreen from '../../../docs/data-grid/components/toolbar/FullScreen';
import SelectionActions from '../../../docs/data-grid/components/toolbar/SelectionActions';
import { find } from '../../support/components/gridParts';
import {
  cellOf,
  mountGrid,
  press,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });
const names = () =>
  [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'));

claim(
  'actions wait for a selection, change the rows and clear it',
  {
    'data-grid/components/toolbar': [
      'This toolbar acts on the selected rows',
      'For a button that disables itself, set aria-disabled instead of disabled, and ignore its clicks, as in the first demo. Such a button keeps its focus',
    ],
  },
  async () => {
    render(<SelectionActions />);
    await run();
    expect(button('Delete')).toHaveAttribute('aria-disabled', 'true');
    press(button('Delete'));
    await run();
    expect(shownIds()).toEqual(['1', '2', '3', '4']);
    const select = (index: number) =>
      fireEvent.click(screen.getAllByLabelText('Select row')[index]!);
    select(1);
    select(2);
    await run();
    expect(find('[role="status"]')).toHaveTextContent('2 selected');
    act(() => button('Archive').focus());
    press(button('Archive'));
    await run(20);
    expect(find('[role="status"]')).toHaveTextContent('Messages');
    expect(button('Archive')).toHaveFocus();
    expect(shownIds()).toEqual(['1', '2', '3', '4']);
    for (const id of [2, 4])
      fireEvent.click(cellOf(id, '__check__').querySelector('input')!);
    await run();
    act(() => button('Delete').focus());
    press(button('Delete'));
    await run(20);
    expect(shownIds()).toEqual(['1', '3']);
    expect(button('Delete')).toHaveFocus();
  },
);

claim(
  'props of slotProps reach the toolbar',
  { 'data-grid/components/toolbar': 'Pass data and handlers in slotProps.toolbar.' },
  async () => {
    render(<AddVisitors />);
    await run();
    press(screen.getByText('Check in'));
    await run();
    expect(shownIds()).toHaveLength(3);
    expect(screen.getByText('3 in the building')).toBeInTheDocument();
    press(screen.getByText('Check in'));
    await run();
    expect(shownIds()).toEqual(['0', '1', '2', '3']);
  },
);

claim(
  'the menu sets the density',
  {
    'data-grid/components/toolbar':
      'To open a menu from a ToolbarButton, use a Material UI Menu as with any other button.',
  },
  async () => {
    render(<DensityMenu />);
    await run();
    press(button('Row height'));
    fireEvent.click(screen.getByText('Compact'));
    await run();
    expect(document.querySelector('.MuiDataGrid-root--densityCompact')).not.toBeNull();
  },
);

const rows = [{ id: 1, name: 'Ada' }];
const columns: GridProps['columns'] = [{ field: 'name' }];

claim(
  'the default toolbar of Community and Premium',
  {
    'data-grid/components/toolbar': [
      "showToolbar shows the grid's toolbar.",
      "The grid's label appears as the title of the toolbar.",
      'Data Grid Premium adds a button for pivoting, and buttons for undo, charts, and the assistant if those features are turned on.',
      'disableDensitySelector applied to that menu and no longer has any effect.',
      "By default, its name is the grid's label",
    ],
  },
  async () => {
    const grid = mountGrid({ rows, columns, showToolbar: true, label: 'People' });
    await run();
    expect(names()).toEqual(expect.arrayContaining(['Columns', 'Filters', 'Export']));
    expect(names()).not.toContain('Density');
    expect(screen.getByRole('toolbar', { name: 'People' })).toHaveTextContent('People');
    grid.unmount();
    mountGrid(
      { rows, columns, showToolbar: true, disableDensitySelector: true },
      { plan: 'premium' },
    );
    await run();
    expect(names()).toContain('Pivot');
    expect(names()).not.toContain('AI Assistant');
  },
);

claim(
  'the button covers the window without remounting the grid, and Esc leaves',
  {
    'data-grid/components/toolbar': [
      'have a button restyle the element around the grid so that it covers the window.',
      "because the grid doesn't remount.",
    ],
  },
  async () => {
    render(<FullScreen />);
    await run();
    const root = find('.MuiDataGrid-root');
    const box = root.parentElement!;
    expect(box).not.toHaveStyle({ position: 'fixed' });
    act(() => button('Full screen').focus());
    press(button('Full screen'));
    await run();
    expect(box).toHaveStyle({ position: 'fixed' });
    expect(root.isConnected).toBe(true);
    expect(button('Leave full screen')).toHaveFocus();
    press(button('Filters'));
    await run(50);
    fireEvent.keyDown(document.querySelector('.MuiDataGrid-filterForm input')!, {
      key: 'Escape',
    });
    await run(50);
    expect(box).toHaveStyle({ position: 'fixed' });
    fireEvent.keyDown(button('Leave full screen'), { key: 'Escape' });
    await run();
    expect(box).not.toHaveStyle({ position: 'fixed' });
  },
);
