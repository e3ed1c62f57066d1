import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '../../components/PartBoundary';
import { useChunk } from '../../components/useChunk';
import { isApple } from '../../lib/shortcuts';
import { SearchDialog, type SearchParts, showDialog } from './SearchDialog';
import styles from './button.module.css';
import { labels } from './labels';
import { SearchFace } from './SearchLink';
import { useOpenedHit } from './useOpenedHit';
import { useRestoredSearch } from './useRestoredSearch';
import { useSearchShortcut } from './useSearchShortcut';

const never = () => () => undefined;

/** The shortcut on the reader's keyboard; the server renders the most common one. */
const useSearchKeys = (): string =>
  useSyncExternalStore(
    never,
    () => (isApple(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );

export interface SearchButtonProps {
  /** Loads the content below the field. Keep its identity stable. */
  load: () => Promise<SearchParts>;
}

/**
 * The search of every page: a button that looks like a field, two shortcuts, and the
 * dialog. The dialog opens immediately with its field, so that no key press is lost and
 * the focus stays in place; the content below it is preloaded when a reader comes near
 * the button.
 */
export function SearchButton({ load }: SearchButtonProps) {
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const parts = useChunk(load, isRequested);
  const dialog = useRef<HTMLDialogElement>(null);
  const isPrepared = useRef(false);
  const keys = useSearchKeys();
  const page = useBaseUrl('/search/');
  useOpenedHit();

  // The reader has not requested it yet: a failure stays silent, and opening is the first
  // attempt.
  const prepare = (): void => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    load().then(
      () => setRequested(true),
      () => {
        isPrepared.current = false;
      },
    );
  };
  const show = (): void => {
    // The search page has its own field.
    const field = document.querySelector<HTMLInputElement>('main [data-search-input]');
    if (field) {
      field.focus();
      field.select();
      return;
    }
    setRequested(true);
    if (parts.attempt.failures > 0) parts.attempt.retry();
    // A dialog that is just closing has lost the focus, but is still mounted.
    if (dialog.current) showDialog(dialog.current);
    setOpen(true);
  };
  useRestoredSearch(open ? text : undefined, (restored) => {
    setText(restored);
    show();
  });
  const close = useCallback(() => setOpen(false), []);
  useSearchShortcut(() => {
    if (dialog.current?.open) close();
    else show();
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.label()}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <SearchFace />
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      </button>
      <noscript>
        <a className={styles.button} aria-label={labels.label()} href={page}>
          <SearchFace />
        </a>
      </noscript>
      {open && (
        <PartBoundary isFloating onClose={close}>
          <SearchDialog
            dialog={dialog}
            parts={parts}
            text={text}
            onText={setText}
            onClose={close}
          />
        </PartBoundary>
      )}
    </>
  );
}
