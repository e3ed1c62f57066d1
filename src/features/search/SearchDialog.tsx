import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { LoadFailure } from '../../components/LoadFailure';
import { lockPage } from '../../components/lockPage';
import type { Chunk } from '../../components/useChunk';
import styles from './dialog.module.css';
import { labels } from './labels';
import type { SearchPanelProps } from './panel/SearchPanel';
import type { SearchClient } from './createSearchClient';
import { SearchField } from './SearchField';

/** The parts that are not in every page's script. */
export interface SearchParts {
  SearchPanel: ComponentType<SearchPanelProps>;
  client: SearchClient;
}

export interface SearchDialogProps {
  /** The dialog element, for `showDialog`. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** The content below the field. */
  parts: Chunk<SearchParts>;
  text: string;
  onText: (text: string) => void;
  /** Called once it has closed and the focus has been restored. */
  onClose: () => void;
}

/**
 * Opens the dialog and focuses its field; does nothing if it is open. It must run
 * synchronously in the click handler, or phones do not show the keyboard.
 */
export function showDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector<HTMLInputElement>('[data-search-input]');
  input?.focus();
  input?.select();
}

/** The search dialog. It opens when it is mounted. */
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
    const unlock = lockPage();
    return () => {
      unlock();
      // Closing restores the focus; unmounting an open dialog would not.
      element?.close();
    };
  }, [dialog]);
  useCloseOutside(dialog);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={labels.label()}
      // The event is asynchronous: the reader may have reopened the dialog by then.
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
          <>
            <LoadFailure
              text={navigator.onLine ? labels.failed() : labels.offline()}
              attempt={parts.attempt}
            />
            {parts.attempt.failures === 0 && text.trim() !== '' && (
              <p className={styles.waiting}>{labels.waiting()}</p>
            )}
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * A click outside the content closes; one that only ends there, such as a selection, does
 * not.
 */
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
