import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { LoadFailure } from '../../components/LoadFailure';
import { useChunk } from '../../components/useChunk';
import { FOLLOW_LOWER_CASE } from './followLowerCase';
import { labels } from './labels';
import type { SuggestionsProps } from './Suggestions';
import styles from './styles.module.css';

const loadSuggestions = () => import('./Suggestions');

export interface NotFoundProps extends SuggestionsProps {
  /** Links for every reader, with or without JavaScript. */
  products: { label: string; to: string }[];
}

/**
 * Content of the 404 page. It is in every page's script, so it only contains what the
 * server can render; what depends on the address is loaded.
 */
export function NotFound({ products, ...address }: NotFoundProps) {
  const { value: loaded, attempt } = useChunk(loadSuggestions);
  return (
    <div className={styles.page}>
      {!useIsBrowser() && (
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: FOLLOW_LOWER_CASE }}
        />
      )}
      <h1>{labels.title()}</h1>
      <p className={styles.lead}>{labels.text()}</p>
      {/* For authors only, who read English messages in the terminal, too. */}
      {process.env.NODE_ENV === 'development' && (
        <p lang="en">
          If you have just added this page or its entry in src/nav, restart npm start: it
          reads the navigation only once.
        </p>
      )}
      <form className={styles.search} role="search" action={useBaseUrl('/search/')}>
        <input
          type="search"
          name="q"
          aria-label={labels.search()}
          placeholder={labels.search()}
        />
        <button>{labels.submit()}</button>
      </form>
      {loaded && <loaded.Suggestions {...address} />}
      <LoadFailure text={labels.noSuggestions()} attempt={attempt} />
      <h2>{labels.products()}</h2>
      <ul className={styles.products}>
        {products.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
