import '../../../src/features/copy-code';
import { createTag } from '../../../src/features/analytics/createTag';
import { toTagCall } from '../../../src/features/analytics/toTagCall';
import { connect, disconnect } from '../../../src/features/analytics/track';

const writeText = jest.fn<Promise<void>, [string]>();
const scope: Record<string, unknown> = {};
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const flush = () => jest.advanceTimersByTimeAsync(0);
const listEvents = () =>
  (scope.dataLayer as IArguments[])
    .map((call) => [...call])
    .filter(([command]) => command === 'event');

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  });
  document.body.innerHTML =
    '<div data-code-block><pre tabindex="0"><code>npm install\n</code></pre><button data-copy data-copied="Copied">Copy</button></div>';
  scope.dataLayer = [];
  const tag = createTag('G-TEST1', { document, scope, now: () => new Date(0) });
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  connect((event) => tag.send(toTagCall(event)));
});
afterEach(() => {
  disconnect();
  document.head.replaceChildren();
  jest.useRealTimers();
});

const click = () => {
  find('button').click();
  return flush();
};
const press = () => {
  find('pre').focus();
  const keys = { key: 'c', ctrlKey: true, bubbles: true };
  find('pre').dispatchEvent(new KeyboardEvent('keydown', keys));
  return flush();
};

test.each([
  ['click', click],
  ['keyboard', press],
])('a copy by %s copies once and is one event of that name', async (action, copy) => {
  await copy();
  expect(writeText.mock.calls).toEqual([['npm install']]);
  expect(listEvents()).toEqual([['event', action, { event_category: 'code' }]]);
  expect(find('button').textContent).toBe('Copied');
});

test('the button shows `Copy` again 2000 ms after the last copy', async () => {
  await click();
  jest.advanceTimersByTime(1999);
  await click();
  jest.advanceTimersByTime(1999);
  expect(find('button').textContent).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect(find('button').textContent).toBe('Copy');
});

test('a refused copy is not an event', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await click();
  await press();
  expect(writeText).toHaveBeenCalledTimes(2);
  expect(listEvents()).toEqual([]);
  expect(find('button').textContent).toBe('Copy');
});

test('without consent it copies and reports nothing', async () => {
  disconnect();
  await click();
  expect(find('button').textContent).toBe('Copied');
  expect(listEvents()).toEqual([]);
});

test("the button's title names the shortcut of the user's platform", () => {
  find('button').focus();
  expect(find('button').title).toBe('Ctrl + C');
});
