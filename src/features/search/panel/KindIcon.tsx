import type { SearchKind } from '../../../types/search';
import styles from './results.module.css';

const PATHS: Record<SearchKind | 'section', string> = {
  guide: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5m-5 4h5',
  section: 'M9.5 5 8 19m8-14-1.5 14M5.5 9.5h13.5M5 14.5h13.5',
  api: 'm8.5 7.5-5 4.5 5 4.5m7-9 5 4.5-5 4.5',
  demo: 'M5 5h14v14H5zm5.5 4v6l4.5-3z',
};

/** Shows the kind of a hit; visual only. */
export function KindIcon({ kind, isSection }: { kind: SearchKind; isSection: boolean }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind === 'guide' && isSection ? 'section' : kind]} />
    </svg>
  );
}
