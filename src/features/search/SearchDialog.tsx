import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { LoadFailure } from '../../components/LoadFailure';
import type { Chunk } from '../../components/useChunk';
import styles from './dialog.module.css';
import { labels } from './labels';
import type { SearchPanelProps } from './panel';
import type { SearchClient } from './createSearchClient';
import { SearchField } from './SearchField';

/** What is not in every page's script. */
export interface SearchParts {
  SearchPanel: ComponentType<SearchPanelProps>;
  client: SearchClient;
}

export interface SearchDialogProps {
  /** The dialog itself, for `showDialog`. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** What stands below the field. */
  parts: Chunk<SearchParts>;
  text: string;
  onText: (text: string) => void;
  /** Called once it has closed, with the focus back where it was. */
  onClose: () => void;
}

/**
 * Opens the dialog, with the focus in its field; one that is open stays so. In the same moment as
 * the click, or a phone does not show its keyboard.
 */
export function showDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector<HTMLInputElement>('[data-search-input]');
  input?.focus();
  input?.select();
}

/** The search over the page. It opens when it is mounted. */
export function SearchDialog({
  dialog,
  parts,
  text,
  onText,
  onClose,
}: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const close = (): void => dialog.current?.close();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) showDialog(element);
    // Closing gives the focus back; where the dialog is taken away open, nobody would.
    return () => element?.close();
  }, [dialog]);
  useCloseOutside(dialog);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={labels.label()}
      // The event comes late: by then the reader may have opened it again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <div className={styles.content}>
        <SearchField
          ref={input}
          text={text}
          onText={onText}
          isCombobox
          className={styles.field}
        >
          <button
            type="button"
            className={styles.close}
            aria-label={labels.close()}
            onClick={close}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
            <kbd aria-hidden="true">Esc</kbd>
          </button>
        </SearchField>
        {parts.value ? (
          <parts.value.SearchPanel
            client={parts.value.client}
            text={text}
            onText={onText}
            input={input}
            onClose={close}
          />
        ) : (
          <LoadFailure
            text={navigator.onLine ? labels.failed() : labels.offline()}
            attempt={parts.attempt}
          />
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** A click beside the content closes; one that only ends there, such as a selection, does not. */
function useCloseOutside(dialog: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const element = dialog.current;
    let begun: EventTarget | null = null;
    const onPointerDown = ({ target }: PointerEvent): void => {
      begun = target;
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target === element && begun === element) element?.close();
    };
    element?.addEventListener('pointerdown', onPointerDown);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerdown', onPointerDown);
      element?.removeEventListener('click', onClick);
    };
  }, [dialog]);
}
