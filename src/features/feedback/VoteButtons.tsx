import { translate } from '@docusaurus/Translate';
import { VOTES, type Vote } from '../../config/feedback';
import styles from './Feedback.module.css';

interface VoteButtonsProps {
  title: string;
  chosen: Vote | undefined;
  onChoose: (vote: Vote) => void;
}

const getLabels = (): Record<Vote, string> => ({
  up: translate({
    id: 'feedback.Page.yes',
    message: 'Yes',
    description: 'Answer: the page was helpful',
  }),
  down: translate({
    id: 'feedback.Page.no',
    message: 'No',
    description: 'Answer: the page was not helpful',
  }),
});

/** Thumbs up and down. They stay in place after the choice and keep the focus. */
export function VoteButtons({ title, chosen, onChoose }: VoteButtonsProps) {
  const labels = getLabels();
  return (
    <div className={styles.question} role="group" aria-label={title}>
      <span aria-hidden="true">{title}</span>
      {VOTES.map((vote) => (
        <button
          key={vote}
          type="button"
          className={styles.vote}
          aria-pressed={chosen === vote}
          aria-disabled={chosen !== undefined}
          onClick={() => onChoose(vote)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" data-vote={vote}>
            <path d="M7 11v9H3v-9zm0 0 4-8c2 0 3 1 3 3l-1 4h6c1.5 0 2.3 1.2 2 2.5l-1.5 6c-.3 1-1 1.5-2 1.5H7" />
          </svg>
          {labels[vote]}
        </button>
      ))}
    </div>
  );
}
