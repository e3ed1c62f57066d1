import { useId } from 'react';
import styles from './SettingsDrawer.module.css';

export interface ChoiceGroupProps<T extends string> {
  legend: string;
  value: T;
  options: Record<T, string>;
  /** Language of an option's label, if not the page's. */
  getLang?: (option: T) => string | undefined;
  onChange: (value: T) => void;
}

/** Radio buttons that look like a segmented control. */
export function ChoiceGroup<T extends string>({
  legend,
  value,
  options,
  getLang,
  onChange,
}: ChoiceGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {(Object.keys(options) as T[]).map((option) => (
          <label key={option} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span lang={getLang?.(option)}>{options[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
