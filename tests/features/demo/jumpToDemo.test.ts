import { jumpToDemo } from '../../../src/features/demo/jumpToDemo';

const press = (code: string, keys = { altKey: true, shiftKey: true }) =>
  jumpToDemo(new KeyboardEvent('keydown', { code, ...keys }));
const focused = () =>
  (document.activeElement?.closest('[data-demo]') as HTMLElement | null)?.dataset.demo;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = ['One', 'Two', 'Three']
    .map(
      (name) =>
        `<div data-demo="${name}"><div tabindex="-1"></div><a href="#">x</a></div>`,
    )
    .join('<button>between</button>');
});

test('goes from demo to demo in both directions, and stays at the ends', () => {
  expect(press('KeyJ')).toBe(false); // Elements have no position in jsdom, so none is below the top.
  document.querySelector('button')!.focus();
  expect(press('KeyJ')).toBe(true);
  expect(focused()).toBe('Two');
  expect(press('KeyJ')).toBe(true);
  expect(focused()).toBe('Three');
  expect(press('KeyJ')).toBe(false);
  expect(focused()).toBe('Three');
  press('KeyK');
  press('KeyK');
  expect(focused()).toBe('One');
  expect(press('KeyK')).toBe(false);
});

test('starts from the current position, before or after a demo', () => {
  document.querySelectorAll('button')[1]!.focus();
  expect(press('KeyK')).toBe(true);
  expect(focused()).toBe('Two');
});

test('ignores other keys', () => {
  document.querySelector('button')!.focus();
  expect(press('KeyL')).toBe(false);
  expect(press('KeyJ', { altKey: true, shiftKey: false })).toBe(false);
  expect(press('KeyJ', { altKey: false, shiftKey: true })).toBe(false);
  expect(press('toString')).toBe(false);
  expect(document.activeElement?.textContent).toBe('between');
});
