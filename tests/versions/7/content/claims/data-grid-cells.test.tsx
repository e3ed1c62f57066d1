/**
 * @jest-environment jsdom
 */
import '../../support/chartDom';
import * as React from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import ActionsByState from '../../../docs/data-grid/cells/ActionsByState';
import ComparableBars from '../../../docs/data-grid/cells/ComparableBars';
import ConfirmInMenu from '../../../docs/data-grid/cells/ConfirmInMenu';
import YesNoUnknown from '../../../docs/data-grid/cells/YesNoUnknown';
import {
  cellOf,
  mountGrid,
  press,
  settle,
  shownIds,
  type GridProps,
} from '../../support/mountGrid';

const button = (name: string) => screen.getByLabelText(name);
const mount = async (demo: React.ReactElement) => {
  render(demo);
  await settle(20);
};

test('actions depend on the row; items in a fragment count', async () => {
  await mount(<ActionsByState />);
  expect(within(cellOf(1, 'decide')).getAllByRole('menuitem')).toHaveLength(2);
  press(button('Grant Kiln'));
  await settle(20);
  expect(cellOf(3, 'state')).toHaveTextContent('granted');
  expect(button('Reopen Kiln')).toBeInTheDocument();
});

test('arrows move between actions, and leave the cell at its end', async () => {
  await mount(<ActionsByState />);
  press(cellOf(1, 'decide'));
  await settle(20);
  expect(document.activeElement).toBe(button('Grant Plunge router'));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  await settle(20);
  expect(document.activeElement).toBe(button('Refuse Plunge router'));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  await settle(20);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  await settle(20);
  expect(document.activeElement).toBe(cellOf(1, 'state'));
});

test('the menu stays open for the question, and deletes; a locked row refuses', async () => {
  await mount(<ConfirmInMenu />);
  const menuOf = (id: string) => within(cellOf(id, 'more')).getByRole('menuitem');
  fireEvent.click(menuOf('k-1'));
  await settle(20);
  expect(screen.getByText('Delete')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(screen.getByText('Rename'), { key: 'Escape' });
  await settle(300);
  fireEvent.click(menuOf('k-3'));
  await settle(20);
  fireEvent.click(screen.getByText('Delete'));
  await settle(20);
  fireEvent.click(screen.getByText('Really delete?'));
  await settle(300);
  expect(shownIds()).toEqual(['k-1', 'k-2']);
});

test('null and a column without getActions are errors; arrows skip items in a fragment', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const items = ['Open', 'Close'].map((label) => (
    <GridActionsCellItem key={label} icon={<i />} label={label} />
  ));
  const mountWith = (getActions: unknown) =>
    mountGrid({
      rows: [{ id: 1 }],
      columns: [{ field: 'x', type: 'actions', getActions }],
    } as unknown as GridProps);
  expect(() => mountWith(undefined)).toThrow('Missing the `getActions` property');
  expect(() => mountWith(() => [...items, null])).toThrow();
  log.mockRestore();
  const isReached = async (getActions: () => React.ReactNode) => {
    const { unmount } = mountWith(getActions);
    press(cellOf(1, 'x'));
    await settle(20);
    fireEvent.keyDown(button('Open'), { key: 'ArrowRight' });
    await settle(20);
    const reached = document.activeElement === button('Close');
    unmount();
    return reached;
  };
  expect(await isReached(() => items)).toBe(true);
  expect(
    await isReached(() => [<React.Fragment key="all">{items}</React.Fragment>]),
  ).toBe(false);
});

test('bars above the limit have their own color', async () => {
  await mount(<ComparableBars />);
  const bars = [...cellOf(1, 'noise').querySelectorAll('.MuiBarElement-root')];
  expect(bars.map((bar) => getComputedStyle(bar).fill)).toEqual([
    ...['#2e7d32', '#2e7d32', '#2e7d32', '#c62828'],
    ...['#c62828', '#2e7d32', '#2e7d32'],
  ]);
});

test('without own rendering, null shows as no', async () => {
  mountGrid({
    rows: [{ id: 1, a: null }, { id: 2 }],
    columns: [{ field: 'a', type: 'boolean' }],
  });
  await settle();
  for (const id of [1, 2])
    expect(cellOf(id, 'a').querySelector('[data-value]')).toHaveAttribute(
      'data-value',
      'false',
    );
});

test('the demo shows what is not known', async () => {
  await mount(<YesNoUnknown />);
  expect(within(cellOf(2, 'loop')).getByTitle('not known')).toBeInTheDocument();
  expect(cellOf(2, 'ramp').querySelector('[data-value="false"]')).not.toBeNull();
});

test('a cell has its text as a title, unless the column renders itself', async () => {
  render(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid
        rows={[{ id: 1, note: 'Long text', own: 'Other text' }]}
        columns={[{ field: 'note' }, { field: 'own', renderCell: ({ value }) => value }]}
      />
    </div>,
  );
  expect(await screen.findByTitle('Long text')).toBeInTheDocument();
  expect(screen.queryByTitle('Other text')).toBeNull();
});
