import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The shortcut on the reader's keyboard; the server renders the most common one. */
export const useSearchKeys = (): string =>
  useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
