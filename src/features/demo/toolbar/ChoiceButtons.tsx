import styles from './toolbar.module.css';

export interface ChoiceButtonsProps<T extends string> {
  label: string;
  /** The text of each button, and an accessible name if the text is too short. */
  options: readonly { value: T; text: string; name?: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A group of toggle buttons in the toolbar, one of which is selected. */
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
