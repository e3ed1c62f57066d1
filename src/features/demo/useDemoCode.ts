import { useCallback } from 'react';
import type { Attempt } from '../../components/useAttempt';
import { useChunk } from '../../components/useChunk';
import type { DemoCode, DemoVariant } from '../../types/demo';

const loaded = new Map<string, Promise<DemoCode>>();

/**
 * Fetches a demo's code once; a failed attempt is not cached, so the next one tries
 * again.
 */
export function loadDemoCode(url: string): Promise<DemoCode> {
  const known = loaded.get(url);
  if (known) return known;
  const request = fetch(url).then((response) => {
    if (!response.ok)
      throw new Error(`The code of this demo could not be loaded (${response.status}).`);
    return response.json() as Promise<DemoCode>;
  });
  loaded.set(url, request);
  request.catch(() => loaded.delete(url));
  return request;
}

export interface FetchedCode {
  /** Undefined until it has loaded. */
  code: DemoCode | undefined;
  attempt: Attempt;
}

/** Fetches the code of a demo variant when enabled. */
export function useDemoCode({ codeUrl }: DemoVariant, isEnabled: boolean): FetchedCode {
  const load = useCallback(
    async () => ({ url: codeUrl, code: await loadDemoCode(codeUrl) }),
    [codeUrl],
  );
  const { value, attempt } = useChunk(load, isEnabled);
  return { code: value?.url === codeUrl ? value.code : undefined, attempt };
}
