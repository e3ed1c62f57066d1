import { translate } from '@docusaurus/Translate';
import { useThemeDispatch, useThemePreferences } from './ThemePreferencesProvider';
import styles from './SettingsDrawer.module.css';

/** Shows the reader's own colors, where there are any, and takes them back. */
export function ColorSettings() {
  const { paletteColors } = useThemePreferences();
  const dispatch = useThemeDispatch();
  const own = Object.entries(paletteColors);
  if (own.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.legend}>
        {translate({
          id: 'preferences.Drawer.colors',
          message: 'Colors',
          description: 'Setting: the colors of the theme',
        })}
      </h3>
      <div className={styles.row}>
        <span className={styles.swatches} aria-hidden="true">
          {own.map(([name, { main }]) => (
            <span key={name} style={{ background: main }} />
          ))}
        </span>
        <button
          type="button"
          className={styles.action}
          onClick={() => dispatch({ type: 'RESET_COLORS' })}
        >
          {translate({
            id: 'preferences.Drawer.resetColors',
            message: 'Reset colors',
            description: 'Button of the settings',
          })}
        </button>
      </div>
    </div>
  );
}
