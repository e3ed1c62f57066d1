/** The search of this site: loaded on first use, and on the 404 page. */
import files from '@generated/search/default/files.json';
import {
  connectWorker,
  createSearchClient,
  type SearchClient,
} from '@site/src/features/search/client';
import { pathnameToLanguage } from '@site/src/lib/languagePaths';

const clients = new Map<string, SearchClient>();

/**
 * The search client for the language of an address: one per page, which starts its worker
 * with the first query.
 * @param base address below which the pages of a language are
 */
export function getSearchClient(base: string): SearchClient {
  const language = pathnameToLanguage(base).userLanguage;
  const found = files[language];
  if (!found) throw new Error(`plugins/search wrote no index for "${language}".`);
  const client = clients.get(language) ?? createSearchClient(() => connectWorker(found));
  clients.set(language, client);
  return client;
}
