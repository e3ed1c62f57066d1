import { translate } from '@docusaurus/Translate';
import type { KeyboardEvent, Ref } from 'react';
import { matchWordStarts, splitQuery } from '../../lib/matchWordStarts';
import styles from './styles.module.css';

interface SidebarFilterProps {
  ref: Ref<HTMLLIElement>;
  /** False for short sidebars. */
  isOffered: boolean;
  isEmpty: boolean;
  text: string;
  onChange: (text: string) => void;
}

/**
 * The field that filters a sidebar. Enter opens the first match, Escape clears the
 * filter.
 */
export function SidebarFilter({
  ref,
  isOffered,
  isEmpty,
  text,
  onChange,
}: SidebarFilterProps) {
  const label = translate({
    id: 'sidebar.SidebarFilter.label',
    message: 'Filter this menu',
    description: 'Name and placeholder of the field above a long sidebar',
  });
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    }
    if (event.key === 'Enter' && text && !event.nativeEvent.isComposing) {
      findFirstLink(event.currentTarget)?.click();
    }
  };
  return (
    <li ref={ref} className={styles.filter} hidden={!isOffered}>
      <input
        type="search"
        className={styles.field}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={styles.none}>
        {isEmpty &&
          translate({
            id: 'sidebar.SidebarFilter.none',
            message: 'No page of this menu has that name.',
            description: 'Shown where the filter of a sidebar leaves nothing',
          })}
      </p>
    </li>
  );
}

/**
 * Groups that only lead to a match come before it, and headings are links without an
 * address.
 */
function findFirstLink(input: HTMLInputElement): HTMLElement | undefined {
  const query = splitQuery(input.value);
  const links = input
    .closest('ul')
    ?.querySelectorAll<HTMLElement>('.menu__link[href]:not([href="#"])');
  return [...(links ?? [])].find((link) =>
    matchWordStarts(link.textContent ?? '', query),
  );
}
