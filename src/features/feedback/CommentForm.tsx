import { useId, useState, type FormEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_COMMENT_LENGTH, type Vote } from '../../config/feedback';
import styles from './Feedback.module.css';

interface CommentFormProps {
  vote: Vote;
  /** Receives the trimmed comment; empty if the reader only votes. */
  onSend: (comment: string) => void;
}

const getQuestions = (): Record<Vote, string> => ({
  up: translate({
    id: 'feedback.Comment.up',
    message: 'What helped you most? (optional)',
    description: 'Label of the comment field after the vote Yes',
  }),
  down: translate({
    id: 'feedback.Comment.down',
    message: 'What is missing or wrong? (optional)',
    description: 'Label of the comment field after the vote No',
  }),
});

/** A form for a comment on a vote. */
export function CommentForm({ vote, onSend }: CommentFormProps) {
  const [comment, setComment] = useState('');
  const field = useId();
  const hint = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend(comment.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={field}>{getQuestions()[vote]}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        aria-describedby={hint}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <small id={hint}>
        {translate(
          {
            id: 'feedback.Comment.hint',
            message:
              'At most {max} characters. Please leave out names, addresses and secrets.',
            description: 'Hint below the comment field',
          },
          { max: MAX_COMMENT_LENGTH },
        )}
      </small>
      <button type="submit" className={styles.send}>
        {translate({
          id: 'feedback.Comment.send',
          message: 'Send',
          description: 'Button that sends the comment',
        })}
      </button>
    </form>
  );
}
