import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Mode } from '../../config/preferences';
import {
  INITIAL_THEME_PREFERENCES,
  type ThemeAction,
  type ThemePreferences,
} from '../../design/reduceThemePreferences';
import { createThemeStore, type ThemeStore } from './createThemeStore';
import { readMode, subscribeToHtml } from './htmlAttributes';

const Context = createContext<ThemeStore | null>(null);

/**
 * Holds the reader's theme preferences. The server and the first render in the browser show
 * the initial ones, so that they agree; what is seen before comes from `renderPreferencesScript`.
 */
export function ThemePreferencesProvider({ children }: { children: React.ReactNode }) {
  const [store] = useState(createBrowserStore);
  useEffect(() => {
    run(store);
    return store.stop;
  }, [store]);
  return <Context value={store}>{children}</Context>;
}

/** Begins at once: an effect would come after Docusaurus's first update of the head. */
function createBrowserStore(): ThemeStore {
  const store = createThemeStore(ExecutionEnvironment.canUseDOM ? window : null);
  run(store);
  return store;
}

let running: ThemeStore | undefined;

/**
 * React may throw a first render away, and its store with it. Two stores at work would take
 * <html> out of each other's hands without end.
 */
function run(store: ThemeStore): void {
  if (running !== store) running?.stop();
  running = store;
  store.start();
}

function useThemeStore(hook: string): ThemeStore {
  const store = useContext(Context);
  if (!store) throw new Error(`${hook} must be used inside ThemePreferencesProvider`);
  return store;
}

const getInitial = (): ThemePreferences => INITIAL_THEME_PREFERENCES;
const getServerMode = (): Mode => 'system';

/** @throws Error outside `ThemePreferencesProvider` */
export function useThemePreferences(): ThemePreferences {
  const { subscribe, get } = useThemeStore('useThemePreferences');
  return useSyncExternalStore(subscribe, get, getInitial);
}

/** @throws Error outside `ThemePreferencesProvider` */
export const useThemeDispatch = (): ((action: ThemeAction) => void) =>
  useThemeStore('useThemeDispatch').dispatch;

/**
 * The mode that the reader chose, `system` included, and its setter.
 * @throws Error outside `ThemePreferencesProvider`
 */
export function useThemeMode(): [Mode, (mode: Mode) => void] {
  const { setMode } = useThemeStore('useThemeMode');
  return [useSyncExternalStore(subscribeToHtml, readMode, getServerMode), setMode];
}
