const SERVER_ERROR = 500;

export interface RetryEnvironment {
  /** Asks the network for the head of an address. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Opens the address anew. */
  open: (url: string) => void;
}

/**
 * Tries the wanted address: opens it only when the network answers, so that the page stays
 * where it is while there is none.
 * @returns false if there is still no network, or no server behind it
 */
export function createRetry(url: string, { fetch, open }: RetryEnvironment) {
  return async (): Promise<boolean> => {
    try {
      const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
      // A proxy answers for a server that is still away.
      if (status >= SERVER_ERROR) return false;
    } catch {
      return false;
    }
    open(url);
    return true;
  };
}
