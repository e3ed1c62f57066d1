import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCopied } from '../../src/components/copyFeedback';

const writeText = jest.fn<Promise<void>, [string]>();

function CopyButton() {
  const [copied, copy] = useCopied();
  return <button onClick={() => void copy('text')}>{copied ? 'Copied' : 'Copy'}</button>;
}

const click = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: /^Cop/ })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const expectText = (text: string) =>
  expect(screen.getByRole('button', { name: /^Cop/ }).textContent).toBe(text);

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  });
});
afterEach(() => jest.useRealTimers());

test('the text is restored 1200 ms after the copy, not before', async () => {
  render(<CopyButton />);
  await click();
  expect(writeText.mock.calls).toEqual([['text']]);
  expectText('Copied');
  wait(1199);
  expectText('Copied');
  wait(1);
  expectText('Copy');
});

test('a second click restarts the timer', async () => {
  render(<CopyButton />);
  await click();
  wait(1000);
  await click();
  wait(1199);
  expectText('Copied');
  wait(1);
  expectText('Copy');
  expect(jest.getTimerCount()).toBe(0);
});

test('the timer starts when the clipboard has the text', async () => {
  let finish = () => {};
  writeText.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(<CopyButton />);
  await click();
  wait(1200);
  expectText('Copy');
  await act(async () => finish());
  wait(1199);
  expectText('Copied');
  wait(1);
  expectText('Copy');
});

test('a second copy that is refused does not prolong the first', async () => {
  render(<CopyButton />);
  await click();
  wait(1000);
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await click();
  expectText('Copied');
  wait(200);
  expectText('Copy');
});

test('unmounting a button clears its timer', async () => {
  const { unmount } = render(<CopyButton />);
  await click();
  const running = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(running - 1);
});
