import { translate } from '@docusaurus/Translate';
import copyTextToClipboard from 'copy-text-to-clipboard';
import { getCopyHint } from '../lib/shortcuts';
import styles from './copyFallback.module.css';
import { loadLabels } from './LoadFailure';

/** Copies with the command of older browsers; see `copyText`. */
export function copyWithoutClipboard(text: string, isQuiet: boolean): boolean {
  // Nothing outside of these can have the focus.
  const target =
    document.fullscreenElement ?? document.querySelector('dialog[open]') ?? document.body;
  if (copyTextToClipboard(text, { target: target as HTMLElement })) return true;
  if (!isQuiet) showNotice(text, target);
  return false;
}

let close: () => void = () => undefined;

/** Shows the text, selected, until the reader has copied it or closes the message. */
function showNotice(text: string, target: Element): void {
  close();
  const before = document.activeElement;
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.dataset.copyNotice = '';
  notice.role = 'dialog';
  const message = document.createElement('p');
  message.role = 'alert';
  message.id = 'copy-notice';
  notice.setAttribute('aria-labelledby', message.id);
  const field = document.createElement('textarea');
  field.readOnly = true;
  field.value = text;
  field.translate = false;
  field.setAttribute('aria-labelledby', message.id);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = loadLabels.close();
  notice.append(message, field, button);
  target.append(notice);
  // Screen readers announce what changes in an element that exists.
  message.textContent = translate(
    {
      id: 'copy.Notice.text',
      message:
        'The browser did not allow this page to copy. Copy the selected text yourself, for example with {keys}.',
      description: 'Above a text that a button could not copy. The keys are Ctrl + C',
    },
    { keys: getCopyHint(navigator.platform) },
  );

  close = () => {
    close = () => undefined;
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  button.addEventListener('click', () => close());
  // The browser reads the selection after this event.
  field.addEventListener('copy', () => setTimeout(close));
  notice.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It does not also close what is below.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  field.focus({ preventScroll: true });
  field.select();
}
