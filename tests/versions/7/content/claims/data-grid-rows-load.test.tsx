/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import { defaultOf } from '../../support/readApi';
import { mountGrid, settle, type GridProps } from '../../support/mountGrid';

/** What a browser does for a target without a size that is inside: all of it intersects. */
class ObserverOfVisibleTargets {
  static observed: Element[] = [];
  static rootMargins: (string | undefined)[] = [];
  isConnected = true;

  constructor(
    private tell: (entries: object[]) => void,
    options: IntersectionObserverInit,
  ) {
    ObserverOfVisibleTargets.rootMargins.push(options.rootMargin);
  }

  observe(target: Element) {
    ObserverOfVisibleTargets.observed.push(target);
    this.isConnected = true;
    setTimeout(() => {
      if (this.isConnected)
        act(() => this.tell([{ target, isIntersecting: true, intersectionRatio: 1 }]));
    });
  }

  disconnect() {
    this.isConnected = false;
  }

  unobserve() {}
}

Object.assign(globalThis, { IntersectionObserver: ObserverOfVisibleTargets });

const makeRows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const columns: GridProps['columns'] = [{ field: 'id' }];

async function settleOften() {
  for (let turn = 0; turn < 5; turn += 1) await settle(5);
}

test('without scrolling, the end is told while the last row is near, once for each last row', async () => {
  const onRowsScrollEnd = jest.fn();
  const { update } = mountGrid(
    { rows: makeRows(2), columns, onRowsScrollEnd },
    { plan: 'pro' },
  );
  await settleOften();
  expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
  update({ rows: makeRows(4) });
  await settleOften();
  expect(onRowsScrollEnd).toHaveBeenCalledTimes(2);
  const target = ObserverOfVisibleTargets.observed.at(-1);
  expect(target?.previousElementSibling).toHaveAttribute('data-id', '3');
  update({ rows: makeRows(4) });
  await settleOften();
  expect(onRowsScrollEnd).toHaveBeenCalledTimes(2);
  expect(defaultOf('DataGridPro', 'scrollEndThreshold')).toBe('80');
  expect(ObserverOfVisibleTargets.rootMargins).toContain('0px 0px 80px 0px');
});

test('without any row, nothing is told', async () => {
  const onRowsScrollEnd = jest.fn();
  const { update } = mountGrid({ rows: [], columns, onRowsScrollEnd }, { plan: 'pro' });
  await settleOften();
  expect(onRowsScrollEnd).not.toHaveBeenCalled();
  update({ rows: makeRows(1) });
  await settleOften();
  expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
});
