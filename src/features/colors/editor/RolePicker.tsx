import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { PALETTE_ROLES, type PaletteRole } from '../../../design/tokens';
import { labels } from './labels';
import styles from './styles.module.css';

export interface RolePickerProps {
  theme: Theme;
  role: PaletteRole;
  hasError: (role: PaletteRole) => boolean;
  onChange: (role: PaletteRole) => void;
}

/** Selects the role to edit; roles have the same names as in code. */
export function RolePicker({ theme, role, hasError, onChange }: RolePickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{labels.role()}</legend>
      <div className={styles.roles}>
        {PALETTE_ROLES.map((each) => (
          <label key={each} className={styles.role}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === role}
              onChange={() => onChange(each)}
            />
            <span className={styles.roleText}>
              <span className={styles.dots} aria-hidden="true">
                {(['light', 'dark'] as const).map((scheme) => (
                  <span
                    key={scheme}
                    style={{ background: theme.colorSchemes[scheme]?.palette[each].main }}
                  />
                ))}
              </span>
              <code translate="no">{each}</code>
              {hasError(each) && (
                <span role="img" aria-label={labels.unfinishedRole()}>
                  ⚠
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
