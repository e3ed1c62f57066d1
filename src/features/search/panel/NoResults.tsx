import Link from '@docusaurus/Link';
import { getProductName } from '../../../components/getProductName';
import { PRODUCT_FOLDERS } from '../../../types/page';
import type { SearchAnswer } from '../../../types/search';
import { labels } from './labels';
import { shortenQuery } from './describeAnswer';
import styles from './start.module.css';

export interface NoResultsProps {
  answer: SearchAnswer;
  /** Removes the filters; undefined if there are none. */
  onWiden: (() => void) | undefined;
  /** Starts a search for another text. */
  onChoose: (text: string) => void;
  /** Called when a link leaves for another page. */
  onLeave: (() => void) | undefined;
}

/** Shown if nothing was found: suggests what the reader may have meant, and where to start. */
export function NoResults({ answer, onWiden, onChoose, onLeave }: NoResultsProps) {
  const { query, suggestions } = answer;
  return (
    <div className={styles.none} data-search-query={query}>
      <p className={styles.message}>
        <bdi>{labels.none(shortenQuery(query))}</bdi>
      </p>
      {onWiden ? (
        <button type="button" className={styles.suggestion} onClick={onWiden}>
          {labels.widen()}
        </button>
      ) : (
        <p className={styles.advice}>{labels.advice()}</p>
      )}
      {suggestions.length > 0 && (
        <>
          <p className={styles.advice}>{labels.suggestions()}</p>
          <ul className={styles.suggestions}>
            {suggestions.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => onChoose(name)}
                >
                  <bdi>{name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.advice}>{labels.products()}</p>
      <ul className={styles.suggestions}>
        {PRODUCT_FOLDERS.map((product) => (
          <li key={product}>
            <Link
              className={styles.suggestion}
              to={`/react-${product}/`}
              onClick={onLeave}
            >
              {getProductName(product)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
