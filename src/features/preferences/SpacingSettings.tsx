import { type CSSProperties, useId } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_SPACING } from '../../config/preferences';
import { useThemeDispatch, useThemePreferences } from './ThemePreferencesProvider';
import styles from './SettingsDrawer.module.css';

/** The spacing unit of the theme. */
export function SpacingSettings() {
  const id = useId();
  const { spacing } = useThemePreferences();
  const dispatch = useThemeDispatch();
  return (
    <div className={styles.group}>
      <div className={styles.row}>
        <label className={styles.legend} htmlFor={id}>
          {translate({
            id: 'preferences.Drawer.spacing',
            message: 'Spacing',
            description: 'Setting: the step of all distances, in pixels',
          })}
        </label>
        <output className={styles.value} htmlFor={id} dir="ltr">
          {`${spacing} px`}
        </output>
      </div>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={MAX_SPACING}
        value={spacing}
        style={{ '--share': `${(100 * spacing) / MAX_SPACING}%` } as CSSProperties}
        aria-valuetext={`${spacing} px`}
        onChange={({ target }) =>
          dispatch({ type: 'SET_SPACING', payload: Number(target.value) })
        }
      />
      <button
        type="button"
        className={styles.action}
        onClick={() => dispatch({ type: 'RESET_DENSITY' })}
      >
        {translate({
          id: 'preferences.Drawer.resetDensity',
          message: 'Reset density and spacing',
          description: 'Button of the settings',
        })}
      </button>
    </div>
  );
}
