/**
 * The reader's preferences: theme, language of demo text, code language, styling.
 *
 * How the parts fit together:
 * - `CodePreferencesProvider` and `ThemePreferencesProvider` wrap the site in
 *   `theme/Root`.
 * - `ColorModeBridge` goes inside the layout, next to the children of
 *   `theme/Layout/Provider`: Docusaurus's `ColorModeProvider` is mounted there, for each
 *   layout, below Root. It renders nothing.
 * - `plugins/preferences` fills an inline script in the head and applies everything
 *   before the first paint.
 * - The attributes of <html> hold what is applied: `data-theme` (light, dark),
 *   `data-theme-choice` (light, dark, system), `dir`, `data-density` (dense, normal), and
 *   `--mui-spacing` if it was changed.
 * - The cookie `paletteColors` holds the reader's colors. The stylesheet derived from
 *   them is cached in localStorage for the script before the first paint, and generated
 *   again if the two differ.
 * - `mui-mode` in localStorage is the mode. Docusaurus's own key is a copy for each
 *   language, updated at each load. Leave `colorMode.disableSwitch` off: with it
 *   Docusaurus ignores any stored mode.
 * - `docs-demo-language` in localStorage is the language of MUI's texts in demos: `page`, or
 *   a key of `DEMO_LANGUAGES`. Demos load these texts when they start.
 * - `useDemoScheme` and `useDirection` follow <html> and work without a provider.
 */
export { CodePreferencesProvider, useCodePreferences } from './CodePreferencesProvider';
export { ColorModeBridge } from './ColorModeBridge';
export {
  ThemePreferencesProvider,
  useThemeDispatch,
  useThemeMode,
  useThemePreferences,
} from './ThemePreferencesProvider';
export { readSavedTheme } from './savedTheme';
export { useDemoScheme, useDirection } from './htmlAttributes';
export { SettingsButton } from './SettingsButton';
