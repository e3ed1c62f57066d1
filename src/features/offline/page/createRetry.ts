const SERVER_ERROR = 500;

export interface RetryEnvironment {
  /** Sends a HEAD request to an address. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Navigates to the address. */
  open: (url: string) => void;
}

/**
 * Retries the requested address: navigates only if the network responds, so that the page
 * stays as it is while there is none.
 * @returns false if there is still no network, or no server behind it
 */
export function createRetry(url: string, { fetch, open }: RetryEnvironment) {
  return async (): Promise<boolean> => {
    try {
      const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
      // A proxy responds for a server that is still unreachable.
      if (status >= SERVER_ERROR) return false;
    } catch {
      return false;
    }
    open(url);
    return true;
  };
}
