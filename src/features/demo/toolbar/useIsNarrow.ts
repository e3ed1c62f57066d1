import { useSyncExternalStore } from 'react';

/** In em, so that it follows the text size of the browser. */
const QUERY = '(max-width: 37.49em)';

const find = () => window.matchMedia?.(QUERY);

function subscribe(onChange: () => void): () => void {
  const list = find();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone. Only for what is not rendered on the server. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => find()?.matches ?? false);
