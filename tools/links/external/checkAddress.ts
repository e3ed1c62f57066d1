/** The response of a host for an address. */
export interface Answer {
  isGood: boolean;
  /** Whether there was any response; otherwise the network may be down. */
  isAnswered: boolean;
  /** The status, or why there was no response. */
  text: string;
}

/**
 * Statuses of hosts that block crawlers or limit their rate, although the page exists.
 */
const GUARDED = new Set([401, 403, 405, 429, 999]);

/** Some hosts do not support HEAD requests. */
const METHODS = ['HEAD', 'GET'] as const;

const describeError = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message);
};

/**
 * Checks whether an address exists: first with a HEAD request, then with a GET request.
 * @param timeout for each of the two, in ms
 * @param request like `fetch`
 */
export async function checkAddress(
  address: string,
  timeout: number,
  request: typeof fetch = fetch,
): Promise<Answer> {
  let answer: Answer = { isGood: false, isAnswered: false, text: 'not asked' };
  for (const method of METHODS) {
    try {
      const response = await request(address, {
        method,
        redirect: 'follow',
        signal: AbortSignal.timeout(timeout),
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)' },
      });
      await response.body?.cancel();
      const isGuarded = GUARDED.has(response.status);
      answer = {
        isGood: response.ok || isGuarded,
        isAnswered: true,
        text: `${response.status}${isGuarded ? ' (lets in no robots)' : ''}`,
      };
      if (response.ok) return answer;
    } catch (error) {
      // A response to the first request is more informative than none to the second.
      if (!answer.isAnswered)
        answer = { isGood: false, isAnswered: false, text: describeError(error) };
    }
  }
  return answer;
}
