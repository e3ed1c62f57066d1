import { createContext, useContext, useState, type ReactNode } from 'react';

const PageScopeContext = createContext<object | null>(null);

/** One identity for each rendered page: what demos of a page share on the server hangs on it. */
export function PageScope({ children }: { children: ReactNode }) {
  const [scope] = useState(() => ({}));
  return <PageScopeContext.Provider value={scope}>{children}</PageScopeContext.Provider>;
}

/** @throws Error naming the provider when there is none above */
export function usePageScope(): object {
  const scope = useContext(PageScopeContext);
  if (!scope) throw new Error('usePageScope needs a <PageScope> above it.');
  return scope;
}
