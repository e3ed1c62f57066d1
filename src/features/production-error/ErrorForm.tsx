import { labels } from './labels';
import type { ErrorQuery } from './parseErrorQuery';
import styles from './styles.module.css';

export interface ErrorFormProps {
  query: ErrorQuery;
  /** The number of arguments of the message, if known. */
  slots: number;
}

/**
 * A plain form that submits to the address of the short messages, so it works without
 * JavaScript.
 */
export function ErrorForm({ query: { text, args }, slots }: ErrorFormProps) {
  const count = Math.max(text === null ? 2 : 0, slots, args.length);
  return (
    <form className={styles.form}>
      <label>
        {labels.codeField()}
        <input name="code" inputMode="numeric" defaultValue={text ?? ''} required />
      </label>
      {Array.from({ length: count }, (_, index) => (
        <label key={index}>
          {labels.argument(index + 1)}
          <input name="args[]" defaultValue={args[index] ?? ''} />
        </label>
      ))}
      <button type="submit" className="button button--primary">
        {labels.show()}
      </button>
    </form>
  );
}
