import { PRINT_LIMIT, WAKE_EVENT } from '../../../src/config/demo';
import { printWhole } from '../../../src/features/print/printWhole';

const print = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.print = print.mockReset();
  document.body.innerHTML = `
    <div data-demo="Grid" data-demo-state="static"><div data-demo-content><div></div></div></div>
    <div data-demo="Tree" data-demo-state="static"><div data-demo-content><ul><li>A</li></ul></div></div>
    <div data-demo="Chart" data-demo-state="live"><div data-demo-content><div></div></div></div>`;
});
afterEach(() => jest.useRealTimers());

const demos = () => [...document.querySelectorAll<HTMLElement>('[data-demo]')];

test('activates waiting demos, and prints once all of them run', () => {
  const woken: (string | undefined)[] = [];
  for (const demo of demos())
    demo.addEventListener(WAKE_EVENT, () => woken.push(demo.dataset.demo));
  printWhole(window);
  expect(woken).toEqual(['Grid', 'Tree']);
  jest.advanceTimersByTime(1000);
  expect(print).not.toHaveBeenCalled();
  demos().forEach((demo) => (demo.dataset.demoState = 'live'));
  jest.advanceTimersByTime(200);
  expect(print).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2 * PRINT_LIMIT);
  expect(print).toHaveBeenCalledTimes(1);
});

test('prints without a demo that does not start in time', () => {
  printWhole(window);
  expect(document.documentElement).toHaveAttribute('data-printing');
  jest.advanceTimersByTime(PRINT_LIMIT + 200);
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveAttribute('data-printing');
});
