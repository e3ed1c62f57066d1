import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  createCodeStore,
  DEFAULT_CODE_CHOICE,
  type CodeChoice,
  type CodeStore,
} from './createCodeStore';

const Context = createContext<CodeStore | null>(null);

/**
 * Stores the code language and styling that the reader prefers in demos. The server and
 * the first render in the browser use the defaults, so that they match.
 */
export function CodePreferencesProvider({ children }: { children: React.ReactNode }) {
  const [store] = useState(() =>
    createCodeStore(ExecutionEnvironment.canUseDOM ? window : null),
  );
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  return <Context value={store}>{children}</Context>;
}

export type CodePreferences = CodeChoice &
  Pick<CodeStore, 'setCodeVariant' | 'setCodeStyling'>;

const getDefault = (): CodeChoice => DEFAULT_CODE_CHOICE;

/** @throws Error outside `CodePreferencesProvider` */
export function useCodePreferences(): CodePreferences {
  const store = useContext(Context);
  if (!store)
    throw new Error('useCodePreferences must be used inside CodePreferencesProvider');
  const choice = useSyncExternalStore(store.subscribe, store.get, getDefault);
  return {
    ...choice,
    setCodeVariant: store.setCodeVariant,
    setCodeStyling: store.setCodeStyling,
  };
}
