/** What a host said about an address. */
export interface Answer {
  isGood: boolean;
  /** Whether there was any answer; without one the network may be at fault. */
  isAnswered: boolean;
  /** The status, or why there was none. */
  text: string;
}

/** Hosts let in no robots, but the page is there; or they ask for patience. */
const GUARDED = new Set([401, 403, 405, 429, 999]);

/** Some hosts refuse to be asked without the content. */
const METHODS = ['HEAD', 'GET'] as const;

const describeError = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message);
};

/**
 * Asks whether an address is there: first for its headers, then for the whole.
 * @param timeout for each of the two, in ms
 * @param ask as the platform's `fetch`
 */
export async function askAddress(
  address: string,
  timeout: number,
  ask: typeof fetch = fetch,
): Promise<Answer> {
  let answer: Answer = { isGood: false, isAnswered: false, text: 'not asked' };
  for (const method of METHODS) {
    try {
      const response = await ask(address, {
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
      // An answer to the first question says more than none to the second.
      if (!answer.isAnswered)
        answer = { isGood: false, isAnswered: false, text: describeError(error) };
    }
  }
  return answer;
}
