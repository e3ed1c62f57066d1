import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useWindowSize } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import { useDismiss } from '@site/src/components/useDismiss';
import { useScrollSpy } from '@site/src/features/toc';
import styles from './ContentsBar.module.css';

/**
 * The table of contents of small screens: one line that stays below the navbar, with the
 * section that is being read. It opens without scripts.
 */
export function ContentsBar() {
  const { toc, frontMatter } = useDoc();
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [section, setSection] = useState('');
  const isShown = useWindowSize() === 'mobile';
  useScrollSpy(box, isShown ? 'table-of-contents__link--active' : undefined, setSection);
  const close = useCallback((returnFocus: boolean): void => {
    if (!box.current) return;
    box.current.open = false;
    if (returnFocus) box.current.querySelector('summary')?.focus();
  }, []);
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <details
      ref={box}
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {translate({
          id: 'toc.Items.label',
          message: 'On this page',
          description: 'Name of the table of contents, for screen readers',
        })}
        <span className={styles.section} aria-hidden="true">
          {section}
        </span>
      </summary>
      <div className={clsx('thin-scrollbar', styles.list)}>
        <TOCItems
          toc={toc}
          className={styles.entries}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      </div>
      {open && <OpenList box={box} onClose={close} />}
    </details>
  );
}

interface OpenListProps {
  box: RefObject<HTMLElement | null>;
  onClose: (returnFocus: boolean) => void;
}

/** Closes the list when the reader chooses a section or goes elsewhere. */
function OpenList({ box, onClose }: OpenListProps) {
  useDismiss(box, onClose);
  useEffect(() => {
    const list = box.current;
    const onClick = ({ target }: Event): void => {
      if ((target as Element).closest('a')) onClose(false);
    };
    list?.addEventListener('click', onClick);
    return () => list?.removeEventListener('click', onClick);
  }, [box, onClose]);
  return null;
}
