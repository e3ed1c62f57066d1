/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/restResponse';
import type * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import SaveBatch from '../../../docs/data-grid/editing/persistence/SaveBatch';
import HowManyFound from '../../../docs/data-grid/filtering-recipes/HowManyFound';
import RemovableConditions from '../../../docs/data-grid/filtering/multi-filters/RemovableConditions';
import RefusedFilter from '../../../docs/data-grid/filtering/server-side/RefusedFilter';
import LoadDetailWhenOpened from '../../../docs/data-grid/master-detail/LoadDetailWhenOpened';
import OwnNoResults from '../../../docs/data-grid/overlays/OwnNoResults';
import OwnNoRows from '../../../docs/data-grid/overlays/OwnNoRows';
import UnknownRowCount from '../../../docs/data-grid/pagination/UnknownRowCount';
import DeleteSelected from '../../../docs/data-grid/recipes/crud/DeleteSelected';
import RetryFailedRead from '../../../docs/data-grid/recipes/crud/RetryFailedRead';
import LoadRows from '../../../docs/data-grid/row-definition/LoadRows';
import DeleteWithUndo from '../../../docs/data-grid/row-recipes/DeleteWithUndo';
import MoveBetweenGrids from '../../../docs/data-grid/row-recipes/MoveBetweenGrids';
import ControlledSelection from '../../../docs/data-grid/row-selection/ControlledSelection';
import FilterChips from '../../../docs/data-grid/state/FilterChips';
import { cellOf, inputOf } from '../../support/components/mountGrid';

jest.setTimeout(120_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const click = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};

/** What to do before the button is there. */
const STEPS: Record<string, () => Promise<void>> = {
  UnknownRowCount: async () => {
    fireEvent.click(screen.getByLabelText('Go to next page'));
    await run(600);
  },
  LoadDetailWhenOpened: async () => {
    fireEvent.click(screen.getAllByLabelText('Expand')[1]!);
    await run(900);
  },
  DeleteWithUndo: async () => click(screen.getByLabelText('Delete Milo Kern')),
  DeleteSelected: async () => {
    fireEvent.click(screen.getByLabelText('Select all rows'));
  },
  MoveBetweenGrids: async () => {
    fireEvent.click(screen.getAllByLabelText('Select row')[0]!);
  },
  SaveBatch: async () => {
    fireEvent.doubleClick(cellOf(1, 'counted'));
    fireEvent.change(inputOf(1, 'counted'), { target: { value: '41' } });
    await run(210);
    fireEvent.keyDown(inputOf(1, 'counted'), { key: 'Enter' });
  },
};

const DEMOS: [Demo: () => React.JSX.Element, button: RegExp][] = [
  [HowManyFound, /^Show all$/],
  [RemovableConditions, /^Remove all$/],
  [RefusedFilter, /^Remove the filter$/],
  [LoadDetailWhenOpened, /^Try again$/],
  [OwnNoResults, /^Clear search$/],
  [OwnNoRows, /^Seat the first guest$/],
  [UnknownRowCount, /^Try again$/],
  [RetryFailedRead, /^Try again$/],
  [DeleteSelected, /^Delete/],
  [LoadRows, /^Load rows$/],
  [DeleteWithUndo, /^Undo$/],
  [MoveBetweenGrids, /^Change players/],
  [ControlledSelection, /^Clear$/],
  [SaveBatch, /^Save 1$/],
];

test.each(DEMOS.map(([Demo, button]) => [Demo.name, Demo, button] as const))(
  'in %s, a button that disappears or is disabled passes focus on',
  async (name, Demo, button) => {
    render(<Demo />);
    await run(1000);
    await STEPS[name]?.();
    await run();
    click(screen.getByText(button));
    await run(3000);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toBeEnabled();
  },
);

test('a chip that is removed passes focus on', async () => {
  render(<FilterChips />);
  await run();
  const chip = screen.getByText('Fault contains Brakes').parentElement!;
  chip.focus();
  fireEvent.keyUp(chip, { key: 'Delete' });
  await run();
  expect(document.activeElement).toHaveAttribute('data-field', 'fault');
});
