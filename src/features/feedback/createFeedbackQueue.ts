import {
  FEEDBACK_QUEUE_KEY,
  FIRST_RETRY,
  LONGEST_RETRY,
  MAX_COMMENT_LENGTH,
  MAX_WAITING_FEEDBACK,
  PASSING_REFUSALS,
  VOTES,
} from '../../config/feedback';
import { createStorageSlot, type StorageEnvironment } from '../../lib/storageSlot';
import type { FeedbackMessage } from '../../types/feedback';

export interface FeedbackEnvironment extends StorageEnvironment {
  /** Sends one message. Resolves to the HTTP status; rejects without a response. */
  send: (message: FeedbackMessage) => Promise<number>;
  /** Runs an action whenever the network is back. */
  onOnline: (action: () => void) => void;
}

export interface FeedbackQueue {
  /** Stores a message and sends it as soon as possible. */
  add: (message: FeedbackMessage) => void;
}

/**
 * Sends messages one by one, in order. A message that cannot be sent waits in storage:
 * for a delay that doubles with each failure, for the network, or for the next page. If
 * there are too many, the oldest are dropped.
 */
export function createFeedbackQueue(env: FeedbackEnvironment): FeedbackQueue {
  const slot = createStorageSlot<string>(FEEDBACK_QUEUE_KEY, (text) => text, env);
  let memory: FeedbackMessage[] = [];
  let isStored = true;
  let isSending = false;
  let delay = FIRST_RETRY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Other tabs share the storage, so it is read again each time; if it is blocked, memory
  // is used.
  const read = (): FeedbackMessage[] => (isStored ? parseMessages(slot.get()) : memory);
  const write = (messages: FeedbackMessage[]): void => {
    memory = messages.slice(-MAX_WAITING_FEEDBACK);
    const text = JSON.stringify(memory);
    slot.set(text);
    isStored = slot.get() === text;
    if (isStored && memory.length === 0) slot.del();
  };
  const retryLater = (): void => {
    timer = setTimeout(() => void flush(), delay);
    delay = Math.min(delay * 2, LONGEST_RETRY);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    const [message] = read();
    if (!message || isSending) return;
    isSending = true;
    const isDone = await env.send(message).then(isFinal, () => false);
    isSending = false;
    if (!isDone) {
      retryLater();
      return;
    }
    delay = FIRST_RETRY;
    write(read().filter((each) => !isSame(each, message)));
    await flush();
  };

  env.onOnline(() => {
    delay = FIRST_RETRY;
    void flush();
  });
  void flush();
  return {
    add: (message) => {
      write([...read(), message]);
      void flush();
    },
  };
}

/** Accepted, or rejected permanently. */
const isFinal = (status: number): boolean =>
  status < 500 && !PASSING_REFUSALS.includes(status);

const isSame = (a: FeedbackMessage, b: FeedbackMessage): boolean =>
  a.id === b.id && a.comment === b.comment;

/**
 * Parses the stored messages. Anything that this site would not have written is ignored.
 */
export function parseMessages(text: string | null): FeedbackMessage[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(data) ? data.filter(isMessage) : [];
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is FeedbackMessage {
  const message = value as FeedbackMessage | null;
  return (
    typeof message === 'object' &&
    message !== null &&
    [message.id, message.comment, message.path, message.language].every(
      (field) => typeof field === 'string' && field.length <= MAX_COMMENT_LENGTH,
    ) &&
    VOTES.includes(message.vote)
  );
}
