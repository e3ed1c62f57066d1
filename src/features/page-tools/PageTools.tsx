import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { useCallback, useRef, useState } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { PartBoundary } from '../../components/PartBoundary';
import { useChunk } from '../../components/useChunk';
import { DismissPending } from '../../components/useDismiss';
import { getMarkdownPath } from '../../lib/getMarkdownPath';
import { labels } from './labels';
import styles from './styles.module.css';
import { useCopyPage } from './useCopyPage';

const loadMenu = () => import('./PageMenu').then(({ PageMenu }) => PageMenu);

/**
 * Copies a page as Markdown, and opens the menu of what else can be done with it. In
 * narrow windows only the button of the menu is shown. The menu is loaded on first use.
 * @param path address of the page with the base of its language
 */
export function PageTools({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const { value: Menu, attempt } = useChunk(loadMenu, open);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const markdown = getMarkdownPath(path);
  const [copyState, copy] = useCopyPage(markdown);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  const copyPage = async (): Promise<void> => {
    // The menu says what to do instead.
    if (!(await copy())) setOpen(true);
  };
  const copied = copyState === 'copied';
  const status = copied ? labels.copied() : copyState === 'failed' && labels.failed();
  return (
    <div ref={box} className={styles.box} data-copied={copied || undefined}>
      <button
        type="button"
        className={`clean-btn ${styles.copy}`}
        onClick={() => void copyPage()}
      >
        <CopyIcon />
        {/* Both texts have the same place, so that the button keeps its width. */}
        <span className={styles.texts}>
          <span aria-hidden={copied}>
            {translate({
              id: 'pageTools.PageTools.copy',
              message: 'Copy page',
              description: 'Button of a page: puts its Markdown into the clipboard',
            })}
          </span>
          <span aria-hidden={!copied}>
            {translate({
              id: 'pageTools.PageTools.copied',
              message: 'Copied',
              description: 'Shown in the button that copies a page, once it is copied',
            })}
          </span>
        </span>
      </button>
      <button
        ref={button}
        type="button"
        className={`clean-btn ${styles.more}`}
        aria-label={translate({
          id: 'pageTools.PageTools.label',
          message: 'Copy or ask',
          description: 'Button of a page: copies it, or asks an assistant about it',
        })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <CopyIcon />
      </button>
      <span role="status" className="visually-hidden">
        {status}
      </span>
      {open && !Menu && attempt.failures === 0 && (
        <DismissPending box={box} onClose={close} />
      )}
      {open && Menu && (
        <PartBoundary isFloating onClose={() => close(true)}>
          <Menu
            markdown={markdown}
            copyState={copyState}
            onCopy={() => void copy()}
            box={box}
            onClose={close}
          />
        </PartBoundary>
      )}
      {open && (
        <LoadFailure
          text={translate({
            id: 'pageTools.PageTools.failed',
            message: 'The menu could not be loaded.',
            description: 'Shown below the button that copies a page',
          })}
          attempt={attempt}
          isFloating
          onClose={() => close(true)}
        />
      )}
    </div>
  );
}

const CopyIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
    <path d="M9 9h11v11H9zM15 6V4H4v11h2" />
  </svg>
);

/** Links to the page's Markdown in its head, for machines. */
export function MarkdownLink({ path }: { path: string }) {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={getMarkdownPath(path)} />
    </Head>
  );
}
