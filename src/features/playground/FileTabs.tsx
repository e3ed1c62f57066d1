import { useRef, type KeyboardEvent } from 'react';
import { labels } from './labels';
import styles from './styles.module.css';

export interface FileTabsProps {
  names: string[];
  active: string;
  /** Id of the element that shows the selected file. */
  panelId: string;
  onChoose: (name: string) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs for the files of a demo; arrow keys, Home and End move between them. */
export function FileTabs({ names, active, panelId, onChoose }: FileTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const target = getTarget(event.key, names.indexOf(active), names.length);
    if (target === undefined) return;
    event.preventDefault();
    onChoose(names[target]!);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    // File names are code: they run left to right, and so do the arrow keys.
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      dir="ltr"
      aria-label={labels.files()}
      onKeyDown={onKeyDown}
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

function getTarget(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}
