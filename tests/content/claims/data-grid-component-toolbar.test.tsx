/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import AddVisitors from '../../../docs/data-grid/components/toolbar/AddVisitors';
import DensityMenu from '../../../docs/data-grid/components/toolbar/DensityMenu';
import SelectionActions from '../../../docs/data-grid/components/toolbar/SelectionActions';
import { Toolbar, ToolbarButton, type GridSlots } from '@mui/x-data-grid';
import {
  mountGrid,
  press,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });
const names = () =>
  [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'));

test('actions wait for a selection, change the rows and clear it', async () => {
  render(<SelectionActions />);
  await run();
  expect(button('Delete')).toBeDisabled();
  fireEvent.click(screen.getAllByLabelText('Select row')[1]!);
  await run();
  expect(screen.getByRole('status')).toHaveTextContent('1 selected');
  press(button('Delete'));
  await run(20);
  expect(shownIds()).toEqual(['1', '3', '4']);
  expect(screen.getByRole('status')).toHaveTextContent('Messages');
});

test('props of slotProps reach the toolbar', async () => {
  render(<AddVisitors />);
  await run();
  press(screen.getByText('Check in'));
  await run();
  expect(shownIds()).toHaveLength(3);
  expect(screen.getByText('3 in the building')).toBeInTheDocument();
});

test('the menu sets the density', async () => {
  render(<DensityMenu />);
  await run();
  press(button('Row height'));
  fireEvent.click(screen.getByText('Compact'));
  await run();
  expect(document.querySelector('.MuiDataGrid-root--densityCompact')).not.toBeNull();
});

const rows = [{ id: 1, name: 'Ada' }];
const columns: GridProps['columns'] = [{ field: 'name' }];

test('the default toolbar of Community and Premium', async () => {
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
});

function Bar() {
  return (
    <Toolbar>
      {['a', 'b', 'c'].map((name) => (
        <ToolbarButton key={name} disabled={name === 'b'} aria-label={name} />
      ))}
    </Toolbar>
  );
}

test('arrows, Home and End move inside, and disabled buttons are skipped', async () => {
  mountGrid({
    rows,
    columns,
    showToolbar: true,
    slots: { toolbar: Bar as GridSlots['toolbar'] },
  });
  await run();
  expect(['a', 'b', 'c'].map((name) => button(name).tabIndex)).toEqual([0, -1, -1]);
  const key = (name: string) => {
    act(() => void fireEvent.keyDown(document.activeElement!, { key: name }));
    return document.activeElement?.getAttribute('aria-label');
  };
  act(() => button('a').focus());
  expect(key('ArrowRight')).toBe('c');
  expect(key('Home')).toBe('a');
  expect(key('End')).toBe('c');
  expect(key('ArrowLeft')).toBe('a');
});
