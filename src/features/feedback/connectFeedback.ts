import { createFeedbackQueue, type FeedbackQueue } from './createFeedbackQueue';
import { createVoteMemory, type VoteMemory } from './createVoteMemory';
import { sendMessage } from './sendMessage';

interface FeedbackConnection {
  queue: FeedbackQueue;
  votes: VoteMemory;
}

let connection: FeedbackConnection | undefined;

/** Connects the parts with the browser, once for all pages of a visit. */
export function connectFeedback(endpoint: string): FeedbackConnection {
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
