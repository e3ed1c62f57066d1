import { createContext, useContext, useState, type ReactNode } from 'react';

const PageScopeContext = createContext<object | null>(null);

/**
 * A unique object for each rendered page, as the key of what its demos share on the
 * server.
 */
export function PageScope({ children }: { children: ReactNode }) {
  const [scope] = useState(() => ({}));
  return <PageScopeContext.Provider value={scope}>{children}</PageScopeContext.Provider>;
}

/** @throws Error naming the provider if it is missing */
export function usePageScope(): object {
  const scope = useContext(PageScopeContext);
  if (!scope) throw new Error('usePageScope needs a <PageScope> above it.');
  return scope;
}
