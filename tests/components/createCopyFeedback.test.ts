import { createCopyFeedback } from '../../src/components/copyFeedback';

const writeText = jest.fn<Promise<void>, [string]>();
const setUp = () => {
  const show = jest.fn();
  const hide = jest.fn();
  return { show, hide, ...createCopyFeedback({ duration: 1000, show, hide }) };
};

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(globalThis, 'navigator', {
    value: { clipboard: { writeText } },
    configurable: true,
  });
});
afterEach(() => jest.useRealTimers());

test('shows feedback for a fixed time, which another copy restarts', async () => {
  const { copy, show, hide } = setUp();
  expect(await copy('a')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a');
  expect(show).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(999);
  await copy('b');
  jest.advanceTimersByTime(999);
  expect(hide).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(hide).toHaveBeenCalledTimes(1);
});

test.each([
  ['refused', () => writeText.mockRejectedValue(new Error('no'))],
  [
    'absent, as on a page without https',
    () => Object.defineProperty(globalThis, 'navigator', { value: {} }),
  ],
])(
  'a clipboard that is %s confirms nothing and throws nothing',
  async (_name, arrange) => {
    arrange();
    const { copy, show } = setUp();
    expect(await copy('a')).toBe(false);
    expect(show).not.toHaveBeenCalled();
  },
);

test('stopping removes the feedback', async () => {
  const { copy, stop, hide } = setUp();
  await copy('a');
  stop();
  expect(hide).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
