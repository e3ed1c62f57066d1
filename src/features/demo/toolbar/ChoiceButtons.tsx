import styles from './toolbar.module.css';

export interface ChoiceButtonsProps<T extends string> {
  label: string;
  /** The text of each button, and an accessible name if the text is too short. */
  options: readonly { value: T; text: string; name?: string }[];
  value: T;
  onChange: (value: T) => void;
  /** In a menu, the buttons are items of it. */
  inMenu?: boolean;
}

/** A group of toggle buttons in the toolbar or its menu, one of which is selected. */
export function ChoiceButtons<T extends string>(props: ChoiceButtonsProps<T>) {
  const { label, options, inMenu } = props;
  return (
    <span role="group" aria-label={label} className={styles.group}>
      {options.map(({ value, text, name }) => {
        const isChosen = props.value === value;
        return (
          <button
            key={value}
            type="button"
            className={styles.choice}
            {...(inMenu
              ? { role: 'menuitemradio', 'aria-checked': isChosen, tabIndex: -1 }
              : { 'aria-pressed': isChosen })}
            aria-label={name}
            onClick={() => props.onChange(value)}
          >
            {text}
          </button>
        );
      })}
    </span>
  );
}
