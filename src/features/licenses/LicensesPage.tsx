import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { LoadFailure } from '../../components/LoadFailure';
import { useJson } from '../../components/useJson';
import { LICENSES_DATA, LICENSES_TEXT } from '../../config/licenses';
import type { Notice } from '../../types/notice';
import { labels } from './labels';
import styles from './styles.module.css';

/**
 * The licenses of all bundled packages. The build only knows them after all pages are
 * written, so the list is loaded; the link beside it works without JavaScript.
 */
export function LicensesPage() {
  const { value: notices, attempt } = useJson<Notice[]>(useBaseUrl(LICENSES_DATA));
  return (
    <main className={clsx('container', styles.page)}>
      <h1>{labels.title()}</h1>
      <p>{labels.lead()}</p>
      <p>
        <a href={useBaseUrl(LICENSES_TEXT)}>{labels.asText()}</a>
      </p>
      {!notices && attempt.failures === 0 && <p role="status">{labels.loading()}</p>}
      <LoadFailure text={labels.noList()} attempt={attempt} />
      {notices && (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={`${notice.name} ${notice.version}`}>
              <Package {...notice} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

function Package({ name, version, license, by, texts }: Notice) {
  return (
    <details className={styles.package}>
      <summary>
        <bdi>
          <code translate="no">{name}</code> {version}
        </bdi>{' '}
        <span className={styles.about}>
          {[license, by && labels.by(by)].filter(Boolean).join(', ')}
        </span>
      </summary>
      {texts.length === 0 && <p>{labels.noText()}</p>}
      {texts.map((text) => (
        <pre key={text} className={styles.text} dir="ltr" lang="en">
          {text}
        </pre>
      ))}
    </details>
  );
}
