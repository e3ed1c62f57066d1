import { DATA_TIMEOUT } from '../../config/shell';

/**
 * Fetches JSON from an address of the site.
 * @throws Error if the host refuses, sends something other than JSON, or times out
 */
export async function fetchJson<T>(address: string): Promise<T> {
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
