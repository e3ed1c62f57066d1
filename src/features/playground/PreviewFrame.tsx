import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { FRAME_PATH } from '../../config/playground';
import { labels } from './labels';
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
 * whatever runs in it has no way to the cookies and the storage of the site.
 */
export function PreviewFrame({ preview, title, height, className }: PreviewFrameProps) {
  const address = useBaseUrl(FRAME_PATH);
  const { frameRef, nonce, state, resume } = preview;
  return (
    <div
      className={clsx(styles.preview, className)}
      data-preview-state={state}
      aria-busy={state === 'loading'}
    >
      <iframe
        key={nonce}
        ref={frameRef}
        className={styles.frame}
        title={title}
        sandbox="allow-scripts"
        src={`${address}#${nonce}`}
        style={{ height: preview.height ?? height }}
      />
      {state === 'paused' && (
        <button type="button" className={styles.run} onClick={resume}>
          {labels.run()}
        </button>
      )}
    </div>
  );
}
