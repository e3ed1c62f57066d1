import { useSyncExternalStore } from 'react';
import type { Attempt } from '../../components/useAttempt';
import { searchPatience } from './searchPatience';

/**
 * What the worker of the search lacks: its script or the index, which another deployment may
 * have taken away.
 * @returns for `LoadFailure`; `resume` asks again after the message was closed
 */
export function useSearchFailure(): Attempt & { resume: () => void } {
  const { subscribe, getState, retry, dismiss } = searchPatience;
  const state = useSyncExternalStore(subscribe, getState, getState);
  return {
    ...state,
    retry,
    cancel: dismiss,
    resume: () => {
      if (state.failures === 0) retry();
    },
  };
}
