import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The shortcut as the reader's keyboard shows it; the server writes that of most keyboards. */
export const useSearchKeys = (): string =>
  useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
