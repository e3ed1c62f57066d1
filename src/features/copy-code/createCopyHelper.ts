import { COPIED_FEEDBACK_DELEGATED } from '../../config/copy';
import { createCopyFeedback, type Copier } from '../../components/copyFeedback';
import { isShortcut } from '../../lib/shortcuts';

/** What triggered a copy; analytics reports it. */
export type CopyAction = 'click' | 'keyboard';

export interface CopyEnvironment {
  document: Document;
  /** The shortcut, shown as the title of a button. */
  hint: string;
  /** Called after each successful copy. */
  onCopied?: (action: CopyAction) => void;
}

const BLOCK = '[data-code-block]';
const BUTTON = 'button[data-copy]';

/**
 * Copies code blocks of the whole page with one set of listeners: a click on a block's
 * button, or Ctrl/Cmd+C while the pointer or the focus is in a block and nothing is
 * selected. The button's `data-copied` text shows for a while if the copy succeeded.
 * @returns a function that removes the listeners and hides the feedback
 */
export function createCopyHelper(env: CopyEnvironment): () => void {
  const copiers = new Map<HTMLElement, Copier>();
  let hovered: Element | null = null;

  const makeCopier = (button: HTMLElement): Copier => {
    const label = button.textContent ?? '';
    return createCopyFeedback({
      duration: COPIED_FEEDBACK_DELEGATED,
      show: () => {
        button.textContent = button.dataset.copied ?? '';
        button.dataset.state = 'copied';
      },
      hide: () => {
        copiers.delete(button);
        button.textContent = label;
        delete button.dataset.state;
      },
    });
  };
  const copy = async (block: Element, action: CopyAction): Promise<void> => {
    const button = block.querySelector<HTMLElement>(BUTTON);
    const text = block.querySelector('code')?.textContent;
    if (!button || !text) return;
    const copier = copiers.get(button) ?? makeCopier(button);
    copiers.set(button, copier);
    // A shortcut that fails stays silent, as in the rest of the browser; a button does not.
    if (await copier.copy(text.replace(/\n$/, ''), action === 'keyboard'))
      env.onCopied?.(action);
    else if (!button.dataset.state) copiers.delete(button);
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
    if (!isShortcut(event, 'c') || hasSelection(env.document)) return;
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
    copiers.forEach((copier) => copier.stop());
  };
}

/** Whether text is selected, in the page or in the focused input. */
function hasSelection(document: Document): boolean {
  if (document.getSelection()?.toString()) return true;
  const focused = document.activeElement as HTMLInputElement | null;
  try {
    return (focused?.selectionStart ?? 0) !== (focused?.selectionEnd ?? 0);
  } catch {
    return false; // Inputs without text (a checkbox) throw in some browsers.
  }
}
