import { useCallback } from 'react';
import type { Attempt } from '../useAttempt';
import { useChunk } from '../useChunk';

export interface Fetched<T> {
  /** Undefined until it is there. */
  value: T | undefined;
  attempt: Attempt;
}

/** What stands at an address. */
export function useJson<T extends object>(address: string): Fetched<T> {
  const load = useCallback(
    async () => ({ address, value: await fetchJson<T>(address) }),
    [address],
  );
  const { value: fetched, attempt } = useChunk(load);
  return { value: fetched?.address === address ? fetched.value : undefined, attempt };
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return (await response.json()) as T;
}
