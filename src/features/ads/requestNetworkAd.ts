import { MAX_REQUESTS } from '../../config/ads';
import type { NetworkAd } from '../../types/ad';
import { parseAnswer } from './parseAnswer';
import { readAnswer } from './readAnswer';
import { toNetworkAd, type NetworkAdOptions } from './toNetworkAd';
import { getLocalOrigin } from './toSafeUrl';

export interface RequestOptions extends NetworkAdOptions {
  endpoint: string;
  fetch: typeof fetch;
  /** Aborts the requests when the reader leaves the page. */
  signal: AbortSignal;
}

/**
 * Queries the network until it returns an ad with a link. A failed request, a malformed
 * response and a redirect to another address all count as no ad.
 * @returns null if there is none; it never rejects
 */
export async function requestNetworkAd({
  endpoint,
  fetch,
  signal,
  ...options
}: RequestOptions): Promise<NetworkAd | null> {
  try {
    for (let request = 1; request <= MAX_REQUESTS; request += 1) {
      const response = await fetch(endpoint, {
        signal,
        credentials: 'omit',
        redirect: 'error',
        cache: 'no-store',
        referrerPolicy: 'strict-origin',
      });
      const answer = parseAnswer(await readAnswer(response), getLocalOrigin(endpoint));
      if (answer.kind === 'ad') return await toNetworkAd(answer.ad, options);
      if (answer.kind === 'none') return null;
    }
  } catch {
    // Blocked, unreachable, malformed or aborted: the slot shows a house ad.
  }
  return null;
}
