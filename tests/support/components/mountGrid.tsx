/**
 * Mounts a real grid for tests of claims, with its API object and a log of the callbacks.
 * The commercial grids are loaded only if a test requests them.
 */
import './gridDom';
import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import type { DataGridPremiumProps, GridApi } from '@mui/x-data-grid-premium';

/** On a busy machine, a grid is slow to load and mount. */
jest.setTimeout(60_000);

const GRIDS = {
  community: () =>
    jest.requireActual<Record<string, unknown>>('@mui/x-data-grid').DataGrid,
  pro: () =>
    jest.requireActual<Record<string, unknown>>('@mui/x-data-grid-pro').DataGridPro,
  premium: () =>
    jest.requireActual<Record<string, unknown>>('@mui/x-data-grid-premium')
      .DataGridPremium,
};

export type GridProps = DataGridPremiumProps;

export interface MountedGrid {
  api: GridApi;
  /** The names of the callbacks that were called since the last time. */
  takeCalls: () => string[];
  /** Rerenders the grid with other props. */
  update: (props: Partial<GridProps>) => void;
  unmount: () => void;
}

/**
 * @param props of the grid; `rows` and `columns` are required
 * @param options `callbacks`: names of callbacks to log; `plan`: which of the grids
 */
export function mountGrid(
  props: Partial<GridProps> & Pick<GridProps, 'columns'>,
  {
    callbacks = [],
    plan = 'community',
  }: { callbacks?: string[]; plan?: keyof typeof GRIDS } = {},
): MountedGrid {
  const Grid = GRIDS[plan]() as React.ComponentType<Partial<GridProps>>;
  const received: string[] = [];
  const apiRef: { current: GridApi | null } = { current: null };
  const given = props as unknown as Record<string, (...args: unknown[]) => unknown>;
  const listeners = Object.fromEntries(
    callbacks.map((name) => [
      name,
      (...args: unknown[]) => {
        received.push(name);
        return given[name] ? given[name](...args) : args[0];
      },
    ]),
  );
  const grid = (changed: Partial<GridProps> = {}) => (
    <div style={{ width: 900, height: 400 }}>
      {/* jsdom has no scrollbars, and to measure one it computes styles, which is slow. */}
      <Grid apiRef={apiRef} scrollbarSize={0} {...props} {...listeners} {...changed} />
    </div>
  );
  const { rerender, unmount } = render(grid());
  if (!apiRef.current) throw new Error('The grid did not mount.');
  return {
    api: apiRef.current,
    takeCalls: () => received.splice(0),
    update: (changed) => rerender(grid(changed)),
    unmount,
  };
}

/** The cell that shows or edits a field of a row. */
export function cellOf(id: number | string, field: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) throw new Error(`There is no cell "${field}" in row ${id}.`);
  return found;
}

export const inputOf = (id: number | string, field: string): HTMLInputElement => {
  const found = cellOf(id, field).querySelector('input');
  if (!found) throw new Error(`The cell "${field}" of row ${id} is not being edited.`);
  return found;
};

/**
 * Clicks like a pointer: the grid moves the focus and leaves edit mode on these events.
 */
export function press(element: Element, init: MouseEventInit = {}): void {
  fireEvent.mouseDown(element, init);
  fireEvent.mouseUp(element, init);
  fireEvent.click(element, init);
}

/** The ids of the rendered rows, from top to bottom. */
export const shownIds = (): string[] =>
  // Queries by role take a hundred times as long.
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id!,
  );

/** The ids of the selected rows, such as `'13'`. */
export const selected = ({ api }: MountedGrid): string =>
  [...api.getSelectedRows().keys()].join('');

/** The selection model: its type, then its ids. */
export function modelOf({ api }: MountedGrid) {
  const { type, ids } = api.state.rowSelection;
  return [type, ...ids];
}

/** Flushes promises and timers without delay. */
export const settle = (ms = 0): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  });
