import useBaseUrl from '@docusaurus/useBaseUrl';
import { renderQuery, toVariant } from './playgroundQuery';

/** Address of the playground with a demo in it. */
export function usePlaygroundUrl(demoId: string, entry: string): string {
  return useBaseUrl('/playground/') + renderQuery({ demo: demoId, ...toVariant(entry) });
}
