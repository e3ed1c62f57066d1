import { useRef, type KeyboardEvent } from 'react';
import { labels } from './labels';
import { removeSearch, clearSearches, useRecentSearches } from './recentSearches';
import styles from './start.module.css';

/** Different kinds of queries; API names are the same in every language. */
const listExamples = (): string[] => [
  labels.exampleGuide(),
  'DataGrid sortModel',
  labels.exampleTask(),
];

export interface StartProps {
  /** Puts a text into the field and focuses it. */
  onChoose: (text: string) => void;
}

/** The content below the empty field: recent searches, or examples. */
export function Start({ onChoose }: StartProps) {
  const recent = useRecentSearches();
  const list = useRef<HTMLUListElement>(null);
  const shown = recent.length > 0 ? recent : listExamples();
  const isRecent = recent.length > 0;
  const forget = (text: string): void => {
    removeSearch(text);
    // The button is removed with its line, so the focus moves to the field.
    onChoose('');
  };
  return (
    <div className={styles.start} data-scripted="">
      <div className={styles.head}>
        <h2 className={styles.title}>{isRecent ? labels.recent() : labels.examples()}</h2>
        {isRecent && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              clearSearches();
              onChoose('');
            }}
          >
            {labels.forgetAll()}
          </button>
        )}
      </div>
      <ul ref={list} className={styles.list}>
        {shown.map((text) => (
          <li key={text} className={styles.row}>
            <button
              type="button"
              className={styles.choose}
              data-search-start=""
              onClick={() => onChoose(text)}
              onKeyDown={(event) => moveFocus(event, list.current)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d={
                    isRecent
                      ? 'M12 7v5l3.5 2M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5'
                      : 'm15.5 15.5 5 5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13'
                  }
                />
              </svg>
              <bdi>{text}</bdi>
            </button>
            {isRecent && (
              <button
                type="button"
                className={styles.forget}
                aria-label={labels.forget(text)}
                title={labels.forget(text)}
                onClick={() => forget(text)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m7 7 10 10M17 7 7 17" />
                </svg>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The arrow keys move from line to line, as in the list of results. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !list) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-search-start]')];
  const index = buttons.indexOf(event.currentTarget as HTMLElement) + step;
  buttons.at(index % buttons.length)?.focus();
}
