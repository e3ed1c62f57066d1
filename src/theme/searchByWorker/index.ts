/**
 * Stands in for the module of the search plugin that talks to its worker (plugins/search has
 * the alias): that one waits for ever where the worker's script or the index does not arrive.
 */
import { wrap } from 'comlink';
import { searchPatience } from '@site/src/features/search';
import {
  createPluginClient,
  type SearchClient,
  type SearchConnection,
} from './createPluginClient';

/** The index is made by production builds only. */
const hasIndex = process.env.NODE_ENV === 'production';

const client = createPluginClient((): SearchConnection => {
  const worker = new Worker(
    new URL(
      '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js',
      import.meta.url,
    ),
  );
  const Remote = wrap<new () => SearchClient>(worker);
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The worker of the search could not be loaded. ${message ?? ''}`)),
    );
  });
  return {
    client: Promise.race([new Remote() as unknown as Promise<SearchClient>, failure]),
    close: () => worker.terminate(),
  };
});

/** For the bar and the results page, which have no words for a failure. */
export async function fetchIndexesByWorker(base: string, context: string): Promise<void> {
  if (!hasIndex) return;
  await searchPatience.untilDone(() => client.fetchIndexes(base, context));
}

export const searchByWorker: SearchClient['search'] = async (...given) =>
  hasIndex ? searchPatience.untilDone(() => client.search(...given)) : [];
