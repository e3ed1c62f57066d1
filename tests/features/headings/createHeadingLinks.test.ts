import { createHeadingLinks } from '../../../src/features/headings/createHeadingLinks';

let stop = () => {};
const writeText = jest.fn<Promise<void>, [string]>();
const status = () => document.querySelector('[role="status"]')?.textContent;
const link = () => document.querySelector('a') as HTMLAnchorElement;

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  document.body.innerHTML = '<h2 id="a">A<a class="hash-link" href="?q=1#a">#</a></h2>';
  link().addEventListener('click', (event) => event.preventDefault());
  stop = createHeadingLinks({
    document,
    getText: () => 'Link copied',
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a click copies the full address of the section and confirms it for 1200 ms', async () => {
  link().click();
  expect(status()).toBe('');
  await jest.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/#a`);
  expect(status()).toBe('Link copied');
  jest.advanceTimersByTime(1199);
  link().click();
  await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersByTime(1199);
  expect(status()).toBe('Link copied');
  jest.advanceTimersByTime(1);
  expect(status()).toBe('');
});

test('a refused or missing clipboard confirms nothing and throws nothing', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  link().click();
  writeText.mockImplementationOnce(() => {
    throw new TypeError('no clipboard');
  });
  link().click();
  await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe('');
});

test('a click that opens another tab, or on anything else, copies nothing', () => {
  link().dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  document.querySelector('h2')?.click();
  document.dispatchEvent(new MouseEvent('click'));
  expect(writeText).not.toHaveBeenCalled();
  expect(status()).toBeUndefined();
});
