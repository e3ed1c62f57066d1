import useBaseUrl from '@docusaurus/useBaseUrl';
import { useJson, type Fetched } from '../../components/useJson';
import { DEMO_INDEX_PATH } from '../../config/playground';
import type { DemoIndex } from '../../types/playground';

/** All demos of the site with the addresses of their code. */
export const useDemoIndex = (): Fetched<DemoIndex> =>
  useJson<DemoIndex>(useBaseUrl(DEMO_INDEX_PATH));
