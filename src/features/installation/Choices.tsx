import { useId } from 'react';
import styles from './styles.module.css';

interface ChoicesProps<T extends string> {
  label: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A row of radio buttons with a label. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.chip}>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
