import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { FRAME_PATH } from '../../config/playground';
import { labels } from './labels';
import { pageLabels } from './pageLabels';
import type { Preview } from './usePreview';
import styles from './styles.module.css';

export interface PreviewFrameProps {
  preview: Preview;
  /** What the frame shows, for assistive tools. */
  title: string;
  /** Height in px until the content has told its own. */
  height?: number;
  className?: string;
}

/**
 * Edited code at work. The sandbox gives the frame an origin of its own that nobody shares:
 * whatever runs in it has no way to the cookies and the storage of the site. While code waits
 * there is no frame: one that hangs ends with its process, and only when no other one of the
 * same process takes its place at once.
 */
export function PreviewFrame({ preview, title, height, className }: PreviewFrameProps) {
  const address = useBaseUrl(FRAME_PATH);
  const { frameRef, frameKey, state, isUnseen, resume } = preview;
  const style = { height: preview.height ?? height };
  return (
    <div
      className={clsx(styles.preview, className)}
      data-preview-state={state}
      aria-busy={state === 'loading'}
    >
      {state === 'paused' ? (
        <div className={clsx(styles.frame, styles.paused)} style={style}>
          {isUnseen && <p className={styles.unseen}>{labels.unseen()}</p>}
          <button type="button" className={styles.run} onClick={resume}>
            {labels.run()}
          </button>
        </div>
      ) : (
        <iframe
          key={frameKey}
          ref={frameRef}
          className={styles.frame}
          title={title}
          sandbox="allow-scripts"
          src={address}
          style={style}
        />
      )}
      {state === 'loading' && (
        <p role="status" className={styles.loading}>
          {pageLabels.loading()}
        </p>
      )}
    </div>
  );
}
