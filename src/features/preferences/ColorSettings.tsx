import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { COLORS_PAGE } from '../../config/preferences';
import { useThemeDispatch, useThemePreferences } from './ThemePreferencesProvider';
import styles from './SettingsDrawer.module.css';

/**
 * Links to the page that edits the colors; shows a reader's custom colors and resets
 * them.
 */
export function ColorSettings({ onLeave }: { onLeave: () => void }) {
  const { paletteColors } = useThemePreferences();
  const dispatch = useThemeDispatch();
  const own = Object.entries(paletteColors);
  return (
    <div className={styles.group}>
      <h3 className={styles.legend}>
        {translate({
          id: 'preferences.Drawer.colors',
          message: 'Colors',
          description: 'Setting: the colors of the theme',
        })}
      </h3>
      {own.length > 0 && (
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
      )}
      <Link className={styles.action} to={COLORS_PAGE} onClick={onLeave}>
        {translate({
          id: 'preferences.Drawer.editColors',
          message: 'Choose colors',
          description: 'Link of the settings to the page that edits the colors',
        })}
      </Link>
    </div>
  );
}
