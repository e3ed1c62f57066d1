import { BASE_URLS, type Language } from '../../../src/config/languages';
import { SEARCH_FILES_FILE } from '../../../src/config/machineFiles';
import type {
  SearchFiles,
  SearchIndex,
  SearchTexts,
} from '../../../src/types/searchIndex';
import { readBuilt } from './readBundle';

/** The published search files of a language, whose names have hashes. */
export function readSearchFiles(language: Language): {
  index: SearchIndex;
  texts: SearchTexts;
} {
  const base = BASE_URLS[language];
  const read = <T>(address: string): T =>
    JSON.parse(readBuilt(language, address.slice(base.length))) as T;
  const { index, texts } = read<SearchFiles>(base + SEARCH_FILES_FILE);
  return { index: read<SearchIndex>(index), texts: read<SearchTexts>(texts) };
}
