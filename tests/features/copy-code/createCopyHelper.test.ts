import { getCopyHint } from '../../../src/lib/shortcuts';
import { createCopyHelper } from '../../../src/features/copy-code/createCopyHelper';

const writeText = jest.fn<Promise<void>, [string]>();
const onCopied = jest.fn();
let stop: () => void;

const makeBlock = (
  id: string,
  button = '<button data-copy data-copied="Copied">Copy</button>',
) =>
  `<div data-code-block id="${id}"><pre tabindex="0"><code>npm install ${id}\n</code></pre>${button}</div>`;

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  onCopied.mockReset();
  document.body.innerHTML = `${makeBlock('a')}${makeBlock('b')}${makeBlock('bare', '')}<p>Text</p><input value="typed">`;
  stop = createCopyHelper({
    document,
    hint: 'Ctrl + C',
    onCopied,
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.getSelection()?.removeAllRanges();
});

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;
const buttonOf = (id: string) => find<HTMLButtonElement>(`#${id} button`);
const hover = (selector: string) =>
  find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
const flush = () => jest.advanceTimersByTimeAsync(0);

async function click(id: string): Promise<void> {
  buttonOf(id).click();
  await flush();
}

async function press(keys: Partial<KeyboardEventInit> = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  const init = { key: 'c', ctrlKey: true, bubbles: true, ...keys };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
  await flush();
}

function select(selector: string): void {
  const range = document.createRange();
  range.selectNodeContents(find(selector));
  document.getSelection()!.addRange(range);
}

describe('a click', () => {
  test('copies the code and confirms it for 2000 ms', async () => {
    await click('a');
    expect(writeText.mock.calls).toEqual([['npm install a']]);
    expect(onCopied.mock.calls).toEqual([['click']]);
    expect(buttonOf('a').textContent).toBe('Copied');
    jest.advanceTimersByTime(1999);
    expect(buttonOf('a').textContent).toBe('Copied');
    jest.advanceTimersByTime(1);
    expect(buttonOf('a').textContent).toBe('Copy');
    expect(buttonOf('a').dataset.state).toBeUndefined();
  });

  test('a second one restarts the timer', async () => {
    await click('a');
    jest.advanceTimersByTime(1500);
    await click('a');
    jest.advanceTimersByTime(1999);
    expect(buttonOf('a').textContent).toBe('Copied');
    jest.advanceTimersByTime(1);
    expect(buttonOf('a').textContent).toBe('Copy');
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  test('blocks are independent of each other', async () => {
    await click('a');
    jest.advanceTimersByTime(1000);
    await click('b');
    jest.advanceTimersByTime(1000);
    expect(buttonOf('a').textContent).toBe('Copy');
    expect(buttonOf('b').textContent).toBe('Copied');
  });

  test('confirms only after the copy has succeeded', async () => {
    let finish = () => {};
    writeText.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await click('a');
    expect(buttonOf('a').textContent).toBe('Copy');
    finish();
    await flush();
    expect(buttonOf('a').textContent).toBe('Copied');
  });

  test.each([
    ['is refused', () => Promise.reject(new Error('denied'))],
    [
      'is not possible at all',
      () => {
        throw new TypeError('no clipboard');
      },
    ],
  ])('a copy that %s changes nothing and does not throw', async (_case, fail) => {
    writeText.mockImplementation(fail);
    await click('a');
    expect(buttonOf('a').textContent).toBe('Copy');
    expect(onCopied).not.toHaveBeenCalled();
    await click('a');
    expect(buttonOf('a').textContent).toBe('Copy');
  });

  test('outside of the button copies nothing', async () => {
    find('#a pre').click();
    find('p').click();
    await flush();
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('the keyboard', () => {
  test.each([
    ['Ctrl+C', {}],
    ['Cmd+C', { ctrlKey: false, metaKey: true }],
    ['Ctrl+C with Caps Lock', { key: 'C' }],
  ])('%s copies the block under the pointer', async (_keys, keys) => {
    hover('#a code');
    await press(keys);
    expect(writeText.mock.calls).toEqual([['npm install a']]);
    expect(onCopied.mock.calls).toEqual([['keyboard']]);
    expect(buttonOf('a').textContent).toBe('Copied');
  });

  test.each([
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['another key', { key: 'x' }],
    ['no Ctrl', { ctrlKey: false }],
  ])('with %s it copies nothing', async (_keys, keys) => {
    hover('#a');
    await press(keys);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('copies the focused block', async () => {
    find('#b pre').focus();
    await press();
    expect(writeText.mock.calls).toEqual([['npm install b']]);
  });

  test('a hovered block has priority over the focused one', async () => {
    find('#b pre').focus();
    hover('#a');
    await press();
    hover('p');
    await press();
    expect(writeText.mock.calls).toEqual([['npm install a'], ['npm install b']]);
  });

  test('a block that was removed from the page is not copied', async () => {
    hover('#a');
    find('#a').remove();
    await press();
    expect(writeText).not.toHaveBeenCalled();
    find('#b pre').focus();
    await press();
    expect(writeText.mock.calls).toEqual([['npm install b']]);
  });

  test('selected text is left to the browser', async () => {
    hover('#a');
    select('p');
    await press();
    expect(writeText).not.toHaveBeenCalled();
  });

  test('so is selected text in the focused input', async () => {
    hover('#a');
    const input = find<HTMLInputElement>('input');
    input.focus();
    input.setSelectionRange(0, 3);
    await press();
    expect(writeText).not.toHaveBeenCalled();
    input.setSelectionRange(3, 3);
    await press();
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  test('an input without text does not matter', async () => {
    find<HTMLInputElement>('input').type = 'checkbox';
    find('input').focus();
    hover('#a');
    await press();
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  test('a block without a button is ignored', async () => {
    hover('#bare code');
    await press();
    expect(writeText).not.toHaveBeenCalled();
  });

  test('elsewhere nothing is copied, and a keydown event without a key causes no error', async () => {
    await press();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('the hint', () => {
  test.each([
    ['MacIntel', '⌘C'],
    ['iPad', '⌘C'],
    ['Win32', 'Ctrl + C'],
    ['Linux x86_64', 'Ctrl + C'],
    ['', 'Ctrl + C'],
  ])('on %s is %s', (platform, hint) => {
    expect(getCopyHint(platform)).toBe(hint);
  });

  test('is rendered from the first hover or focus on', () => {
    expect(buttonOf('a').title).toBe('');
    hover('#a code');
    expect(buttonOf('a').title).toBe('');
    hover('#a button');
    expect(buttonOf('a').title).toBe('Ctrl + C');
    buttonOf('b').focus();
    expect(buttonOf('b').title).toBe('Ctrl + C');
  });
});

test('when stopped, it removes its listeners and its feedback', async () => {
  await click('a');
  stop();
  expect(buttonOf('a').textContent).toBe('Copy');
  await click('b');
  hover('#b');
  await press();
  expect(writeText).toHaveBeenCalledTimes(1);
});
