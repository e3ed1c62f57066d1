import type { ErrorCode } from '../../types/errorCode';
import { labels } from './labels';
import styles from './styles.module.css';

export interface MessageProps {
  parts: ErrorCode['message'];
  /** Without arguments, the message shows their names. */
  args?: string[];
}

/** The full message with its arguments; missing ones are marked. */
export function Message({ parts, args }: MessageProps) {
  return (
    <pre className={styles.message} lang="en" dir="ltr">
      {parts.map((part, index) => {
        if (typeof part === 'string') return <span key={index}>{part}</span>;
        const value = args?.[part];
        if (value !== undefined) return <mark key={index}>{value}</mark>;
        return (
          <mark key={index} data-missing={args ? part + 1 : undefined}>
            {`[${args ? labels.missing(part + 1) : labels.argument(part + 1)}]`}
          </mark>
        );
      })}
    </pre>
  );
}
