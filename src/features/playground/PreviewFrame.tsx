import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { FRAME_PATH } from '../../config/playground';
import { isApple } from '../../lib/shortcuts';
import { ProblemList } from './ProblemList';
import { labels } from './labels';
import { pageLabels } from './pageLabels';
import type { Preview } from './usePreview';
import styles from './styles.module.css';

export interface PreviewFrameProps {
  preview: Preview;
  /** Accessible name of the frame. */
  title: string;
  /** Height in px until the content has reported its own. */
  height?: number;
  /** Moves the focus to the line with the problem. */
  onGoTo: (file: string, line: number) => void;
}

/**
 * Runs edited code. The sandbox gives the frame an opaque origin: code in it has no
 * access to the site's cookies and storage. While code is held there is no frame: a frame
 * that hangs is only terminated with its process, and only if no other frame of the same
 * process replaces it immediately. A problem of the code covers the preview, which then
 * shows earlier code.
 */
export function PreviewFrame({ preview, title, height, onGoTo }: PreviewFrameProps) {
  const address = useBaseUrl(FRAME_PATH);
  const { frameRef, frameKey, state, isHeld, isUnseen, isShared } = preview;
  const style = { height: preview.height ?? height };
  return (
    <div
      className={styles.preview}
      data-preview-state={state}
      aria-busy={state === 'loading'}
      tabIndex={-1}
    >
      {isHeld ? (
        <div className={clsx(styles.frame, styles.paused)} style={style}>
          {isUnseen && <p className={styles.unseen}>{labels.unseen()}</p>}
          <RunButton preview={preview} />
        </div>
      ) : preview.isRestarting ? (
        <div className={styles.frame} style={style} />
      ) : (
        <iframe
          key={frameKey}
          ref={frameRef}
          className={clsx(styles.frame, preview.isOutdated && styles.outdated)}
          title={title}
          sandbox="allow-scripts"
          src={address}
          style={style}
        />
      )}
      {isShared && (
        <div className={styles.request}>
          <p className={styles.unseen}>{labels.shared()}</p>
          <RunButton preview={preview} />
        </div>
      )}
      {state === 'loading' && (
        <p role="status" className={styles.loading}>
          {pageLabels.loading()}
        </p>
      )}
      <ProblemList preview={preview} onGoTo={onGoTo} />
    </div>
  );
}

/** The shortcut is that of the editor. */
function RunButton({ preview }: { preview: Preview }) {
  return (
    <button
      type="button"
      className={styles.run}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={({ currentTarget }) => {
        // The button disappears.
        currentTarget.closest<HTMLElement>('[data-preview-state]')?.focus();
        preview.resume();
      }}
    >
      {labels.run()}
      <kbd aria-hidden="true" className={styles.key}>
        {isApple(navigator.platform) ? '⌘ Enter' : 'Ctrl Enter'}
      </kbd>
    </button>
  );
}
