import { selectTabByKey } from '../../components/tabKeys';
import { labels } from './labels';
import styles from './styles.module.css';

export interface FileTabsProps {
  names: string[];
  active: string;
  /** Id of the element that shows the selected file. */
  panelId: string;
  onChoose: (name: string) => void;
}

/** Tabs for the files of a demo; arrow keys, Home and End move between them. */
export function FileTabs({ names, active, panelId, onChoose }: FileTabsProps) {
  return (
    // File names are code: they run left to right, and so do the arrow keys.
    <div
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      dir="ltr"
      aria-label={labels.files()}
      onKeyDown={selectTabByKey}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === active}
          aria-controls={panelId}
          tabIndex={name === active ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
