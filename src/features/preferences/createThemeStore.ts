import {
  DENSITY_NAMES,
  HTML_ATTRIBUTES,
  SPACING_PROPERTY,
  TAB_CHANNELS,
  type Mode,
} from '../../config/preferences';
import {
  INITIAL_THEME_PREFERENCES,
  reduceThemePreferences,
  type ThemeAction,
  type ThemePreferences,
} from '../../design/reduceThemePreferences';
import { createColorSheet } from './createColorSheet';
import { createStore, type Store } from './createStore';
import {
  createTabChannel,
  type TabChannel,
  type TabEnvironment,
} from './createTabChannel';
import {
  readDirection,
  readMode,
  readScheme,
  subscribeToHtml,
  writeHtmlAttribute,
  writeMode,
} from './htmlAttributes';
import {
  modeSlot,
  readSavedTheme,
  saveTheme,
  toSavedTheme,
  type SavedTheme,
} from './savedTheme';

export interface ThemeStore extends Store<ThemePreferences> {
  dispatch: (action: ThemeAction) => void;
  setMode: (mode: Mode) => void;
}

/**
 * Synchronizes the reader's theme with <html>, storage and other tabs.
 * @param env the browser; null on the server, which uses the initial theme
 */
export function createThemeStore(env: TabEnvironment | null): ThemeStore {
  // Unless the reader chose a direction, it follows the language in <html>.
  const { get, set, subscribe } = createStore(
    reduceThemePreferences(INITIAL_THEME_PREFERENCES, {
      type: 'CHANGE',
      payload: env ? { direction: readDirection() } : {},
    }),
  );
  let mode: Mode = env ? readMode() : 'system';
  let ends: (() => void)[] = [];
  let channel: TabChannel | undefined;
  const showColors = createColorSheet();
  const apply = (preferences: ThemePreferences): void => {
    applyToHtml(preferences);
    showColors(preferences.paletteColors);
  };

  const accept = (saved: Partial<SavedTheme>): void => {
    const payload = { ...saved, paletteMode: readScheme() };
    const { dense, spacing } = { ...get(), ...saved };
    set({
      ...reduceThemePreferences(get(), { type: 'CHANGE', payload }),
      dense,
      spacing,
    });
    apply(get());
  };
  // Docusaurus sets `dir` from the language with each update of the head. Mutations are
  // reported before the next paint, so restoring the reader's direction is not visible.
  const followHtml = (): void => {
    accept({});
    const chosen = readMode();
    if (chosen !== mode) modeSlot.set(chosen);
    mode = chosen;
  };
  const showMode = (chosen: Mode): void => {
    mode = chosen;
    writeMode(chosen);
    followHtml();
  };
  const setMode = (chosen: Mode): void => {
    modeSlot.set(chosen);
    showMode(chosen);
  };

  const start = (): void => {
    if (!env || channel) return;
    const onMessage = (message: unknown): void => accept(toSavedTheme(message));
    const onWake = (): void => {
      showMode(modeSlot.get() ?? mode);
      accept(readSavedTheme());
    };
    channel = createTabChannel(TAB_CHANNELS.theme, { onMessage, onWake }, env);
    ends = [
      channel.close,
      subscribeToHtml(followHtml),
      modeSlot.listen((stored) => showMode(stored ?? 'system')),
    ];
  };

  if (env) accept(readSavedTheme());
  return {
    get,
    subscribe,
    start,
    stop: () => {
      ends.forEach((end) => end());
      ends = [];
      channel = undefined;
    },
    setMode,
    dispatch: (action) => {
      const before = get();
      const after = reduceThemePreferences(before, action);
      if (after === before) return;
      set(after);
      apply(after);
      if (after.paletteMode !== before.paletteMode) setMode(after.paletteMode);
      const changed = getChanged(before, after);
      if (Object.keys(changed).length === 0) return;
      saveTheme(changed);
      channel?.post(changed);
    },
  };
}

function applyToHtml({ direction, dense, spacing }: ThemePreferences): void {
  writeHtmlAttribute(HTML_ATTRIBUTES.direction, direction);
  writeHtmlAttribute(
    HTML_ATTRIBUTES.density,
    dense ? DENSITY_NAMES.dense : DENSITY_NAMES.normal,
  );
  const { style } = document.documentElement;
  const changed = spacing !== INITIAL_THEME_PREFERENCES.spacing;
  style.setProperty(SPACING_PROPERTY, changed ? `${spacing}px` : null);
}

function getChanged(
  before: ThemePreferences,
  after: ThemePreferences,
): Partial<SavedTheme> {
  const saved = [
    'direction',
    'dense',
    'spacing',
    'paletteColors',
    'demoLanguage',
  ] as const;
  return Object.fromEntries(
    saved.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]),
  );
}
