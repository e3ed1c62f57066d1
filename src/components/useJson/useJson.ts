import { useCallback } from 'react';
import type { Attempt } from '../useAttempt';
import { useChunk } from '../useChunk';
import { fetchJson } from './fetchJson';

export interface Fetched<T> {
  /** Undefined until it has loaded. */
  value: T | undefined;
  attempt: Attempt;
}

/** Fetches the JSON at an address. */
export function useJson<T extends object>(address: string): Fetched<T> {
  const load = useCallback(
    async () => ({ address, value: await fetchJson<T>(address) }),
    [address],
  );
  const { value: fetched, attempt } = useChunk(load);
  return { value: fetched?.address === address ? fetched.value : undefined, attempt };
}
