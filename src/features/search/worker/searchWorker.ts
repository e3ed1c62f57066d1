import { expose } from 'comlink';
import type { SearchAnswer, SearchQuery } from '../../../types/search';
import type { SearchFiles } from '../../../types/searchIndex';
import { createSearchService, type SearchService } from './createSearchService';

/** The worker's interface; the files determine the index. */
export interface SearchWorker {
  load: (files: SearchFiles) => Promise<void>;
  ask: (files: SearchFiles, query: SearchQuery) => Promise<SearchAnswer>;
}

const services = new Map<string, SearchService>();

function getService(files: SearchFiles): SearchService {
  const service =
    services.get(files.index) ?? createSearchService(files, (url) => fetch(url));
  services.set(files.index, service);
  return service;
}

expose({
  load: (files) => getService(files).load(),
  ask: (files, query) => getService(files).ask(query),
} satisfies SearchWorker);
