import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { useCallback, useRef, useState } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { useChunk } from '../../components/useChunk';
import { DismissPending } from '../../components/useDismiss';
import { getMarkdownPath } from '../../lib/getMarkdownPath';
import styles from './styles.module.css';

const loadMenu = () => import('./PageMenu').then(({ PageMenu }) => PageMenu);

/**
 * Opens the menu to copy a page as Markdown or to ask an assistant about it. The menu is
 * loaded on first use.
 * @param path address of the page with the base of its language
 */
export function PageTools({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const { value: Menu, attempt } = useChunk(loadMenu, open);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={`clean-btn ${styles.button}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {translate({
          id: 'pageTools.PageTools.label',
          message: 'Copy or ask',
          description: 'Button of a page: copies it, or asks an assistant about it',
        })}
      </button>
      {open && !Menu && attempt.failures === 0 && (
        <DismissPending box={box} onClose={close} />
      )}
      {open && Menu && <Menu path={path} box={box} onClose={close} />}
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

/** Links to the page's Markdown in its head, for machines. */
export function MarkdownLink({ path }: { path: string }) {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={getMarkdownPath(path)} />
    </Head>
  );
}
