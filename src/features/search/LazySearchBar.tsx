import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { useAttempt } from '../../components/useAttempt';
import { isShortcut } from '../../lib/isShortcut';
import { takeOver } from './takeOver';
import { useSearchFailure } from './useSearchFailure';

export interface LazySearchBarProps {
  /** Loads the real search bar. */
  load: () => Promise<ComponentType>;
}

/**
 * A search field that costs next to nothing until it is used. The first focus or the shortcut
 * loads the real one; what was typed in the meantime moves over with the focus.
 */
export function LazySearchBar({ load }: LazySearchBarProps) {
  const [SearchBar, setSearchBar] = useState<ComponentType>();
  const [attempt, start] = useAttempt();
  const index = useSearchFailure();
  const typed = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (SearchBar) {
      if (box.current) takeOver(box.current, typed.current);
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // The shortcut that the loaded search bar has.
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [SearchBar]);
  const label = translate({
    id: 'search.SearchBar.label',
    message: 'Search',
    description: 'Name and hint of the search field',
  });
  return (
    <div ref={box} onFocus={SearchBar ? index.resume : undefined}>
      {SearchBar ? (
        <SearchBar />
      ) : (
        <div className="navbar__search">
          <input
            ref={input}
            type="search"
            className="navbar__search-input"
            placeholder={label}
            aria-label={label}
            onFocus={() => start(load, (loaded) => setSearchBar(() => loaded))}
            onChange={(event) => {
              typed.current = event.target.value;
            }}
          />
        </div>
      )}
      <LoadFailure
        text={translate({
          id: 'search.SearchBar.failed',
          message: 'The search could not be loaded.',
          description: 'Shown below the navbar after the focus came to the search field',
        })}
        attempt={SearchBar ? index : attempt}
        isFloating
        onClose={SearchBar ? index.cancel : attempt.cancel}
      />
    </div>
  );
}
