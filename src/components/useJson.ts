import { useCallback } from 'react';
import { DATA_TIMEOUT } from '../config/shell';
import type { Attempt } from './useAttempt';
import { useChunk } from './useChunk';

/**
 * Fetches JSON from an address of the site.
 * @throws Error if the host refuses, sends something other than JSON, or times out
 */
async function fetchJson<T>(address: string): Promise<T> {
  const controller = new AbortController();
  const seconds = DATA_TIMEOUT / 1000;
  const timer = setTimeout(
    () => controller.abort(new Error(`${address} did not arrive in ${seconds} s.`)),
    DATA_TIMEOUT,
  );
  try {
    const response = await fetch(address, { signal: controller.signal });
    if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
    return (await response.json()) as T;
  } finally {
    clearTimeout(timer);
  }
}

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
