import { useId } from 'react';
import styles from './SettingsDrawer.module.css';

export interface ChoiceGroupProps<T extends string> {
  legend: string;
  value: T;
  options: Record<T, string>;
  onChange: (value: T) => void;
}

/** Radio buttons that look like a segmented control. */
export function ChoiceGroup<T extends string>({
  legend,
  value,
  options,
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
            <span>{options[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
