import { createClickTracker } from '../../../src/features/analytics/createClickTracker';
import type { Action } from '../../../src/features/analytics/events';

let stop = () => {};
afterEach(() => stop());

function click(html: string, random = 0): Action[] {
  document.body.innerHTML = html;
  const actions: Action[] = [];
  stop();
  stop = createClickTracker({
    document,
    random: () => random,
    onAction: (action) => actions.push(action),
  });
  document.body.querySelector<HTMLElement>('#target')?.click();
  return actions;
}

const button = (attributes: string) =>
  `<div data-ga-event-category="outer" data-ga-event-action="open"><button data-ga-event-category="demo" ${attributes}><b id="target">x</b></button></div>`;

test('the nearest ancestor provides category, action and label', () => {
  expect(
    click(button('data-ga-event-action="copy" data-ga-event-label="Sorting"')),
  ).toEqual([{ category: 'demo', action: 'copy', label: 'Sorting' }]);
  expect(click(button('id="target"'))).toEqual([
    { category: 'demo', action: 'click', label: undefined },
  ]);
  expect(
    click('<p data-ga-event-category="outer"><i><b id="target">x</b></i></p>'),
  ).toHaveLength(1);
});

test('other clicks are ignored', () => {
  expect(click('<button id="target">x</button>')).toEqual([]);
});

test.each([
  ['0.1', 0, 1],
  ['0.1', 0.0999, 1],
  ['0.1', 0.1, 0],
  ['0', 0, 0],
  ['1', 0.999999, 1],
  ['', 0.999999, 1],
  ['often', 0.999999, 1],
])('a sampling of %p with the random number %p sends %p', (split, random, sent) => {
  expect(click(button(`data-ga-event-split="${split}"`), random)).toHaveLength(sent);
});

test('is reported even if the page stops the event, and no longer after the end', () => {
  document.body.innerHTML = button('id="target"');
  const actions: Action[] = [];
  stop = createClickTracker({
    document,
    random: () => 0,
    onAction: (action) => actions.push(action),
  });
  const target = document.querySelector<HTMLElement>('#target');
  target?.addEventListener('click', (event) => event.stopPropagation());
  target?.click();
  expect(actions).toHaveLength(1);
  stop();
  target?.click();
  expect(actions).toHaveLength(1);
});
