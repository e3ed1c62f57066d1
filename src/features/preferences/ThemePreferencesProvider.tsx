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
 * Provides the reader's theme preferences. The server and the first render in the browser
 * use the initial ones, so that they match; until then, `renderPreferencesScript` applies
 * the preferences.
 */
export function ThemePreferencesProvider({ children }: { children: React.ReactNode }) {
  const [store] = useState(createBrowserStore);
  useEffect(() => {
    run(store);
    return store.stop;
  }, [store]);
  return <Context value={store}>{children}</Context>;
}

/**
 * Starts immediately: an effect would run after Docusaurus's first update of the head.
 */
function createBrowserStore(): ThemeStore {
  const store = createThemeStore(ExecutionEnvironment.canUseDOM ? window : null);
  run(store);
  return store;
}

let running: ThemeStore | undefined;

/**
 * React may discard a first render together with its store. Two active stores would
 * overwrite each other's changes of <html> endlessly.
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
 * The mode that the reader chose, including `system`, and its setter.
 * @throws Error outside `ThemePreferencesProvider`
 */
export function useThemeMode(): [Mode, (mode: Mode) => void] {
  const { setMode } = useThemeStore('useThemeMode');
  return [useSyncExternalStore(subscribeToHtml, readMode, getServerMode), setMode];
}
