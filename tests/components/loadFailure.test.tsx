import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LoadFailure } from '../../src/components/LoadFailure';
import { useAttempt } from '../../src/components/useAttempt';
import { useChunk } from '../../src/components/useChunk';

/** Fails until `fix` is called; counts the calls. */
function createSource(value = 'Arrived') {
  let isBroken = true;
  const load = jest.fn(async () => {
    if (isBroken) throw new Error('Loading chunk 1 failed.');
    return value;
  });
  return { load, fix: () => (isBroken = false), break: () => (isBroken = true) };
}

function Part({ load, isWanted }: { load: () => Promise<string>; isWanted?: boolean }) {
  const { value, attempt } = useChunk(load, isWanted);
  return (
    <main>
      <LoadFailure text="The part could not be loaded." attempt={attempt} />
      {value && <p>{value}</p>}
    </main>
  );
}

function Tool({ load }: { load: () => Promise<string> }) {
  const [attempt, start] = useAttempt();
  return (
    <div>
      <button type="button" onClick={() => start(load, used)}>
        Tool
      </button>
      <LoadFailure
        text="The tool could not be loaded."
        attempt={attempt}
        onClose={attempt.cancel}
      />
    </div>
  );
}
const used = jest.fn();

// Jest itself fails a test that leaves a rejection unhandled.
let warn: jest.SpyInstance;
beforeEach(() => {
  used.mockClear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());
const retry = () => screen.getByRole('button', { name: 'Try again' });

test('a part that fails to load is announced, and a retry loads it again', async () => {
  const source = createSource();
  const { container } = render(<Part load={source.load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The part could not be loaded\.$/,
  );
  expect(source.load).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ name: 'Error' }));
  expect((await axe(container)).violations).toEqual([]);
  source.fix();
  await userEvent.tab();
  expect(retry()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Arrived')).toBeVisible();
  expect(source.load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  // The button is removed while it has the focus, which moves to the container of the
  // message.
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a second failure shows more details and offers to reload the page', async () => {
  const source = createSource();
  render(<Part load={source.load} />);
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await userEvent.click(retry());
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/loaded\. It failed again\./);
  expect(retry()).toHaveFocus();
});

test('during a retry the button shows it, keeps the focus and requests once', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const load = jest.fn(() => new Promise<string>((_resolve, reject) => (fail = reject)));
  render(<Part load={load} />);
  await act(async () => fail(new Error('gone')));
  await userEvent.click(retry());
  const busy = screen.getByRole('button', { name: 'Loading…' });
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(busy);
  expect(load).toHaveBeenCalledTimes(2);
});

test('when the network is back, it retries at once', async () => {
  const source = createSource();
  render(<Part load={source.load} />);
  await screen.findByRole('alert');
  source.fix();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Arrived')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(source.load).toHaveBeenCalledTimes(2);
});

test('nothing is loaded before it is requested, and no error remains afterwards', async () => {
  const source = createSource();
  const { rerender } = render(<Part load={source.load} isWanted={false} />);
  expect(source.load).not.toHaveBeenCalled();
  rerender(<Part load={source.load} isWanted />);
  await screen.findByRole('alert');
  rerender(<Part load={source.load} isWanted={false} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another source takes over; later results of the last one are ignored', async () => {
  let finish: (value: string) => void = () => undefined;
  const slow = () => new Promise<string>((resolve) => (finish = resolve));
  const second = createSource('Second');
  second.fix();
  const { rerender } = render(<Part load={slow} />);
  rerender(<Part load={second.load} />);
  expect(await screen.findByText('Second')).toBeVisible();
  await act(async () => finish('First'));
  expect(screen.getByText('Second')).toBeVisible();
  const third = createSource();
  rerender(<Part load={third.load} />);
  await screen.findByRole('alert');
  expect(screen.getByText('Second')).toBeVisible();
});

test('results after unmounting are ignored', async () => {
  let finish: (value: string) => void = () => undefined;
  const { unmount } = render(
    <Tool load={() => new Promise((resolve) => (finish = resolve))} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tool' }));
  unmount();
  await act(async () => finish('late'));
  expect(used).not.toHaveBeenCalled();
});

test('a tool gets the focus back from its message, whether closed or fixed', async () => {
  const source = createSource();
  render(<Tool load={source.load} />);
  const tool = screen.getByRole('button', { name: 'Tool' });
  await userEvent.click(tool);
  await screen.findByRole('alert');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(tool).toHaveFocus();
  await userEvent.click(tool);
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(tool).toHaveFocus();
  await userEvent.click(tool);
  await screen.findByRole('alert');
  source.fix();
  await userEvent.click(retry());
  expect(tool).toHaveFocus();
  expect(used).toHaveBeenCalledWith('Arrived');
});
