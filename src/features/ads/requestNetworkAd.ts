import { MAX_ANSWER_SIZE, MAX_REQUESTS } from '../../config/ads';
import type { NetworkAd } from '../../types/ad';
import { parseAnswer } from './parseAnswer';
import { type NetworkAdOptions, toNetworkAd } from './toNetworkAd';
import { getLocalOrigin } from './toSafeUrl';

/**
 * Reads the JSON of a response, up to the maximum size.
 * @throws Error if the response is unsuccessful, too long, or not JSON
 */
async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The ad network answered ${response.status}`);
  const reader = response.body?.getReader();
  if (!reader) return null;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode()) as unknown;
    size += value.byteLength;
    if (size > MAX_ANSWER_SIZE) {
      void reader.cancel();
      throw new Error('The answer of the ad network is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}

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
