import styles from './playground.module.css';

export interface ChoiceProps<T extends string> {
  label: string;
  /** The text of each button, and an accessible name if the text is too short. */
  options: { value: T; label: string; name?: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A group of toggle buttons, one of which is selected. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, options, value, onChange } = props;
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-label={option.name}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
