import { useEffect, useState } from 'react';
import type { DemoCode, DemoVariant } from '../../types/demo';

const loaded = new Map<string, Promise<DemoCode>>();

/** Fetches a demo's code once; a failed attempt is forgotten, so that the next one tries again. */
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

/** The code of a demo variant, from when it is wanted; undefined until it has arrived. */
export function useDemoCode(
  { codeUrl }: DemoVariant,
  wanted: boolean,
): DemoCode | undefined {
  const [result, setResult] = useState<{ url: string; code: DemoCode }>();
  useEffect(() => {
    if (!wanted) return;
    loadDemoCode(codeUrl).then(
      (code) => setResult({ url: codeUrl, code }),
      () => setResult(undefined),
    );
  }, [codeUrl, wanted]);
  return result?.url === codeUrl ? result.code : undefined;
}
