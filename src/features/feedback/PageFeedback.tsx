import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef, useState } from 'react';
import { SEND_TIMEOUT, type Vote } from '../../config/feedback';
import { getProductInfoFromUrl } from '../../lib/getProductInfoFromUrl';
import { pathnameToLanguage } from '../../lib/languagePaths';
import type { FeedbackMessage } from '../../types/feedback';
import { CommentForm } from './CommentForm';
import styles from './Feedback.module.css';
import { VoteButtons } from './VoteButtons';
import { createFeedbackQueue, type FeedbackQueue } from './createFeedbackQueue';
import { createVoteMemory, type VoteMemory } from './createVoteMemory';

interface FeedbackConnection {
  queue: FeedbackQueue;
  votes: VoteMemory;
}

let connection: FeedbackConnection | undefined;

/** Connects the parts with the browser, once for all pages of a visit. */
function connectFeedback(endpoint: string): FeedbackConnection {
  const storage = { getStorage: () => window.localStorage, getEvents: () => window };
  connection ??= {
    votes: createVoteMemory(storage),
    queue: createFeedbackQueue({
      ...storage,
      send: (message) => sendMessage(endpoint, message),
      onOnline: (action) => window.addEventListener('online', action),
    }),
  };
  return connection;
}

export interface PageFeedbackProps {
  /** Address that receives the feedback. */
  endpoint: string;
}

/** Asks once for each page; a vote is sent immediately, a comment may follow. */
export function PageFeedback({ endpoint }: PageFeedbackProps) {
  const { pathname } = useLocation();
  return <Question key={pathname} endpoint={endpoint} pathname={pathname} />;
}

function Question({ endpoint, pathname }: PageFeedbackProps & { pathname: string }) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { queue, votes } = connectFeedback(endpoint);
  const path = pathnameToLanguage(pathname).canonicalPathname;
  const [message, setMessage] = useState<FeedbackMessage>();
  const [isOver, setIsOver] = useState(() => votes.get(path) !== null);
  const status = useRef<HTMLParagraphElement>(null);

  const choose = (vote: Vote): void => {
    if (message) return;
    const first: FeedbackMessage = {
      id: Math.random().toString(36).slice(2),
      vote,
      comment: '',
      path,
      language: i18n.currentLocale,
      productId: getProductInfoFromUrl(pathname).productId,
      packageVersions: (siteConfig.customFields?.packageVersions ?? {}) as Record<
        string,
        string
      >,
    };
    setMessage(first);
    votes.set(path, vote);
    queue.add(first);
  };
  const send = (comment: string): void => {
    if (message && comment) queue.add({ ...message, comment });
    setIsOver(true);
    status.current?.focus();
  };

  return (
    <section className={styles.feedback} aria-label={getTitle()}>
      {!isOver && (
        <VoteButtons title={getTitle()} chosen={message?.vote} onChoose={choose} />
      )}
      <p ref={status} className={styles.status} role="status" tabIndex={-1}>
        {(isOver || message) &&
          translate({
            id: 'feedback.Page.thanks',
            message: 'Thank you for your feedback on this page.',
            description: 'After a vote, also on a later visit',
          })}
      </p>
      {!isOver && message && <CommentForm vote={message.vote} onSend={send} />}
    </section>
  );
}

const getTitle = (): string =>
  translate({
    id: 'feedback.Page.title',
    message: 'Was this page helpful?',
    description: 'Question at the end of a page',
  });

/** Posts a message without cookies. Resolves to the status; rejects on a timeout. */
async function sendMessage(endpoint: string, message: FeedbackMessage): Promise<number> {
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A vote is sent even if the reader leaves the page right after it.
    keepalive: true,
    signal: AbortSignal.timeout(SEND_TIMEOUT),
  });
  return status;
}
