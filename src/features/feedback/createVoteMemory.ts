import {
  FEEDBACK_VOTES_KEY,
  MAX_REMEMBERED_VOTES,
  VOTES,
  type Vote,
} from '../../config/feedback';
import { createStorageSlot, type StorageEnvironment } from '../../lib/storageSlot';

export interface VoteMemory {
  /** null if the reader has not voted on a page, or storage is blocked. */
  get: (path: string) => Vote | null;
  set: (path: string, vote: Vote) => void;
}

/**
 * Stores the vote on each page, one per line; if there are too many, the oldest are
 * dropped.
 */
export function createVoteMemory(env: StorageEnvironment): VoteMemory {
  const slot = createStorageSlot<string>(FEEDBACK_VOTES_KEY, (text) => text, env);
  const read = (): string[] => (slot.get() ?? '').split('\n').filter(Boolean);
  const isOf = (path: string) => (line: string) => line.replace(/^\w+ /, '') === path;
  return {
    get: (path) => {
      const line = read().find(isOf(path));
      return VOTES.find((vote) => line?.startsWith(`${vote} `)) ?? null;
    },
    set: (path, vote) => {
      const others = read().filter((line) => !isOf(path)(line));
      slot.set([...others, `${vote} ${path}`].slice(-MAX_REMEMBERED_VOTES).join('\n'));
    },
  };
}
