import { COPIED_FEEDBACK_DELEGATED } from '../../config/copy';
import { isCopyShortcut } from './isCopyShortcut';

/** How a copy was asked for; analytics reports it. */
export type CopyAction = 'click' | 'keyboard';

export interface CopyEnvironment {
  document: Document;
  /** Writes to the clipboard; may reject. */
  writeText: (text: string) => Promise<void>;
  setTimeout: (action: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
  /** The keys that copy, shown as the title of a button. */
  hint: string;
  /** Told of each copy that succeeded. */
  onCopied?: (action: CopyAction) => void;
}

const BLOCK = '[data-code-block]';
const BUTTON = 'button[data-copy]';

/**
 * Copies code blocks of the whole page with one set of listeners: a click on a block's button,
 * or Ctrl/Cmd+C while the pointer or the focus is in a block and nothing is selected. The
 * button's `data-copied` text shows for a while, only if the copy succeeded.
 * @returns a function that takes the listeners off and ends running feedback
 */
export function createCopyHelper(env: CopyEnvironment): () => void {
  const timers = new Map<HTMLElement, number>();
  let hovered: Element | null = null;

  const showLabel = (button: HTMLElement): void => {
    timers.delete(button);
    button.textContent = button.dataset.label ?? '';
    delete button.dataset.state;
  };
  const showCopied = (button: HTMLElement): void => {
    const running = timers.get(button);
    if (running !== undefined) env.clearTimeout(running);
    else button.dataset.label = button.textContent ?? '';
    button.textContent = button.dataset.copied ?? '';
    button.dataset.state = 'copied';
    const timer = env.setTimeout(() => showLabel(button), COPIED_FEEDBACK_DELEGATED);
    timers.set(button, timer);
  };

  const copy = async (block: Element, action: CopyAction): Promise<void> => {
    const button = block.querySelector<HTMLElement>(BUTTON);
    const text = block.querySelector('code')?.textContent;
    if (!button || !text) return;
    try {
      await env.writeText(text.replace(/\n$/, ''));
    } catch {
      return; // A refused clipboard changes nothing: the reader can still select the text.
    }
    showCopied(button);
    env.onCopied?.(action);
  };

  const onClick = ({ target }: MouseEvent): void => {
    const block = (target as Element).closest?.(BUTTON)?.closest(BLOCK);
    if (block) void copy(block, 'click');
  };
  const showHint = ({ target }: Event): void => {
    const button = (target as Element).closest?.<HTMLElement>(BUTTON);
    if (button?.closest(BLOCK)) button.title ||= env.hint;
  };
  const onPointerOver = (event: Event): void => {
    hovered = (event.target as Element).closest?.(BLOCK) ?? null;
    showHint(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isCopyShortcut(event) || hasSelection(env.document)) return;
    const block = hovered?.isConnected
      ? hovered
      : env.document.activeElement?.closest(BLOCK);
    if (block) void copy(block, 'keyboard');
  };

  const { document } = env;
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', showHint);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('focusin', showHint);
    document.removeEventListener('keydown', onKeyDown);
    timers.forEach((timer, button) => {
      env.clearTimeout(timer);
      showLabel(button);
    });
  };
}

/** Whether the reader has selected text, in the page or in the focused input. */
function hasSelection(document: Document): boolean {
  if (document.getSelection()?.toString()) return true;
  const focused = document.activeElement as HTMLInputElement | null;
  try {
    return (focused?.selectionStart ?? 0) !== (focused?.selectionEnd ?? 0);
  } catch {
    return false; // Inputs without text (a checkbox) throw in some browsers.
  }
}
