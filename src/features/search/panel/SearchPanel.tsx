import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  MAX_DIALOG_HITS,
  PRELOAD_DELAY,
  SEARCH_PATH,
} from '../../../config/searchDialog';
import { getProductInfoFromUrl } from '../../../lib/getProductInfoFromUrl';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../types/page';
import type { SearchAnswer } from '../../../types/search';
import type { SearchClient } from '../createSearchClient';
import dialogStyles from '../dialog.module.css';
import { writeAddress } from '../page/searchAddress';
import { Announcer } from './Announcer';
import { Answer } from './Answer';
import { Filters, type SearchFilters } from './Filters';
import { Results } from './Results';
import { describeAnswer } from './describeAnswer';
import { groupHits } from './groupHits';
import { labels } from './labels';
import styles from './panel.module.css';
import { recordHit, useOpenHit } from './useOpenHit';
import { useAnswer } from './useAnswer';
import { useOptionKeys } from './useOptionKeys';

/**
 * The keys of the list; visual only, since screen readers announce them by themselves.
 */
function KeyHints() {
  return (
    <ul className={styles.hints} aria-hidden="true">
      <li>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {labels.keyMove()}
      </li>
      <li>
        <kbd>↵</kbd> {labels.keyOpen()}
      </li>
      <li>
        <kbd>Ctrl ↵</kbd> {labels.keyTab()}
      </li>
    </ul>
  );
}

/** The product of the current page, whose hits are ranked first. */
function useNearProduct(): ProductFolder | undefined {
  const { productId } = getProductInfoFromUrl(useLocation().pathname);
  return PRODUCT_FOLDERS.find((folder) => productId === `x-${folder}`);
}

export interface SearchPanelProps {
  text: string;
  onText: (text: string) => void;
  /** The field above. */
  input: RefObject<HTMLInputElement | null>;
  /** Closes the dialog. */
  onClose: () => void;
  client: SearchClient;
}

/** The content below the field of the dialog. */
export function SearchPanel({ text, onText, input, onClose, client }: SearchPanelProps) {
  const [filters, setFilters] = useState<SearchFilters>({});
  const near = useNearProduct();
  const { answer, isCurrent, attempt } = useAnswer(client, {
    text,
    ...(near && { near }),
    ...(filters.product && { product: filters.product }),
    ...(filters.kind && { kind: filters.kind }),
    limit: MAX_DIALOG_HITS,
  });
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const [choice, setChoice] = useState<{ of?: SearchAnswer | undefined; index: number }>({
    index: 0,
  });
  const active = choice.of === answer ? choice.index : 0;
  const onActive = useCallback(
    (index: number): void => setChoice({ of: answer, index }),
    [answer],
  );
  const options = useMemo(() => ({ active, onActive }), [active, onActive]);
  const body = useRef<HTMLDivElement>(null);
  const onOpen = useOpenHit(answer?.query ?? text, onClose);

  useOptionKeys(input, {
    count: hits.length,
    active,
    onActive,
    isCurrent,
    onLeave: () => body.current?.querySelector('button')?.focus(),
    onOpenTab: (index) => {
      const hit = hits[index];
      if (!hit) return;
      recordHit(hit, text);
      window.open(hit.url, '_blank', 'noopener');
    },
  });
  usePreload(hits[active]?.url);
  useEffect(() => {
    const list = body.current?.firstElementChild;
    if (list) list.scrollTop = 0;
  }, [answer]);

  const choose = (next: string): void => {
    onText(next);
    input.current?.focus();
  };
  return (
    <>
      <Filters filters={filters} onFilters={setFilters} />
      <div ref={body} className={styles.body}>
        <Answer
          text={text}
          filters={filters}
          answer={answer}
          attempt={attempt}
          className={dialogStyles.waiting}
          onChoose={choose}
          onWiden={() => setFilters({})}
          onLeave={onClose}
        >
          {(found) => (
            <Results answer={found} groups={groups} onOpen={onOpen} choice={options} />
          )}
        </Answer>
      </div>
      <footer className={styles.footer}>
        <KeyHints />
        {hits.length > 0 && (
          <Link
            className={styles.all}
            to={SEARCH_PATH + writeAddress({ text, filters })}
            onClick={onClose}
          >
            {labels.openPage()}
          </Link>
        )}
      </footer>
      <Announcer message={describeAnswer(answer, groups, MAX_DIALOG_HITS)} />
    </>
  );
}

/** Preloads the page of the selected hit while the reader is still in the list. */
function usePreload(url: string | undefined): void {
  useEffect(() => {
    if (!url) return undefined;
    const path = url.replace(/[?#].*$/s, '');
    const timer = window.setTimeout(() => {
      window.docusaurus?.preload(path);
    }, PRELOAD_DELAY);
    return () => window.clearTimeout(timer);
  }, [url]);
}
