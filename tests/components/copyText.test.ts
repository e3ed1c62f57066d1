import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyText } from '../../src/components/copyText';

const TEXT = 'first line\n  second line';
const writeText = jest.fn<Promise<void>, [string]>();
const execCommand = jest.fn<boolean, [string]>();
/** What the old command would have copied. */
let selected: string | undefined;

beforeEach(() => {
  document.body.innerHTML = '<button>Copy</button>';
  screen.getByRole('button').focus();
  writeText.mockReset().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  setClipboard({ writeText });
  selected = undefined;
  execCommand.mockReset().mockImplementation(() => {
    const field = document.querySelector('textarea')!;
    selected = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  });
  Object.assign(document, { execCommand });
});

function setClipboard(value: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

const notice = () => screen.queryByRole('dialog', { name: /did not allow this page/ });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('uses the clipboard', async () => {
  writeText.mockResolvedValue();
  expect(await copyText(TEXT)).toBe(true);
  expect(writeText.mock.calls).toEqual([[TEXT]]);
  expect(execCommand).not.toHaveBeenCalled();
});

test.each([
  ['refused', () => undefined],
  ['missing, as without https', () => setClipboard(undefined)],
])('uses the old command if the clipboard is %s', async (_case, arrange) => {
  arrange();
  expect(await copyText(TEXT)).toBe(true);
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(selected).toBe(TEXT);
  expect(notice()).toBeNull();
  expect(document.querySelector('textarea')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
});

describe('if that is refused as well', () => {
  beforeEach(() => {
    execCommand.mockReturnValue(false);
  });

  test('a message shows the text, selected', async () => {
    expect(await copyText(TEXT)).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent(/Copy the selected text/);
    expect(field()).toHaveFocus();
    const { value, selectionStart, selectionEnd } = field();
    expect(value.slice(selectionStart, selectionEnd)).toBe(TEXT);
  });

  test('Escape closes the message only, and the focus returns', async () => {
    const onEscape = jest.fn();
    document.body.addEventListener('keydown', onEscape, { once: true });
    await copyText(TEXT);
    await userEvent.keyboard('{Escape}');
    expect(notice()).toBeNull();
    expect(onEscape).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('the message closes once the text was copied', async () => {
    await copyText(TEXT);
    field().dispatchEvent(new Event('copy'));
    await waitFor(() => expect(notice()).toBeNull());
  });

  test('another text replaces it', async () => {
    await copyText(TEXT);
    await copyText('other');
    expect(field()).toHaveValue('other');
  });

  test('a modal dialog contains it', async () => {
    document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
    await copyText(TEXT);
    expect(field().closest('dialog')).not.toBeNull();
  });

  test('a shortcut shows nothing', async () => {
    expect(await copyText(TEXT, true)).toBe(false);
    expect(notice()).toBeNull();
  });
});
