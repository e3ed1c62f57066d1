import {
  FEEDBACK_VOTES_KEY,
  MAX_REMEMBERED_VOTES,
  VOTES,
  type Vote,
} from '../../config/feedback';
import { createStorageSlot, type StorageEnvironment } from '../../lib/storageSlot';

export interface VoteMemory {
  /** null where the reader has not voted on a page, or nothing can be remembered. */
  get: (path: string) => Vote | null;
  set: (path: string, vote: Vote) => void;
}

/** Remembers the vote on each page, one a line; of too many the oldest are forgotten. */
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
