import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';

/**
 * Renders components with their own style rules, which end with them. jsdom compares an
 * element with every rule in the document, so tests of many demos slow each other down if
 * their rules stay.
 * @returns a function that unmounts the components and removes their rules
 */
export function renderApart(children: ReactNode): () => void {
  const cache = createCache({ key: 'css' });
  render(<CacheProvider value={cache}>{children}</CacheProvider>);
  return () => {
    cleanup();
    cache.sheet.flush();
  };
}
