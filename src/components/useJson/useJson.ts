import { useEffect, useState } from 'react';

export type Fetched<T> = T | 'loading' | 'failed';

/** What stands at an address. */
export function useJson<T extends object>(address: string): Fetched<T> {
  const [result, setResult] = useState<{ address: string; value: T | 'failed' }>();
  useEffect(() => {
    let current = true;
    const settle = (value: T | 'failed'): void => {
      if (current) setResult({ address, value });
    };
    fetch(address)
      .then(async (response) =>
        settle(response.ok ? ((await response.json()) as T) : 'failed'),
      )
      .catch(() => settle('failed'));
    return () => {
      current = false;
    };
  }, [address]);
  return result?.address === address ? result.value : 'loading';
}
