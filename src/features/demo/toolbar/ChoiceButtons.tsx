import styles from './toolbar.module.css';

export interface ChoiceButtonsProps<T extends string> {
  label: string;
  /** What a button shows, and its name where that says too little. */
  options: readonly { value: T; text: string; name?: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A few values of the toolbar side by side, of which one is chosen. */
export function ChoiceButtons<T extends string>(props: ChoiceButtonsProps<T>) {
  return (
    <span role="group" aria-label={props.label} className={styles.group}>
      {props.options.map(({ value, text, name }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={props.value === value}
          aria-label={name}
          onClick={() => props.onChange(value)}
        >
          {text}
        </button>
      ))}
    </span>
  );
}
