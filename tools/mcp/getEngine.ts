import { BASE_URLS, type Language } from '../../src/config/languages';
import { SEARCH_FILES_FILE } from '../../src/config/machineFiles';
import {
  createEngine,
  type SearchEngine,
} from '../../src/features/search/engine/createEngine';
import type { SearchFiles, SearchIndex, SearchTexts } from '../../src/types/searchIndex';
import type { PublishedSite } from './openSite';
import { readJson } from './readJson';

/** By address of the index, which changes with its content. */
const engines = new WeakMap<PublishedSite, Map<string, Promise<SearchEngine>>>();

/**
 * Returns the search engine for a site's published index, cached by index.
 * @throws Error if the site has no index, or cannot be reached
 */
export async function getEngine(
  site: PublishedSite,
  language: Language,
): Promise<SearchEngine> {
  const files = await readJson<SearchFiles>(
    site,
    `${BASE_URLS[language]}${SEARCH_FILES_FILE}`,
  );
  const byIndex = engines.get(site) ?? new Map<string, Promise<SearchEngine>>();
  engines.set(site, byIndex);
  const known = byIndex.get(files.index);
  if (known) return known;
  const engine = makeEngine(site, files);
  byIndex.set(files.index, engine);
  engine.catch(() => byIndex.delete(files.index));
  return engine;
}

async function makeEngine(
  site: PublishedSite,
  files: SearchFiles,
): Promise<SearchEngine> {
  const [index, texts] = await Promise.all([
    readJson<SearchIndex>(site, files.index),
    readJson<SearchTexts>(site, files.texts),
  ]);
  const engine = createEngine(index);
  engine.addTexts(texts);
  return engine;
}
