import crypto from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  BASE_URLS,
  LANGUAGES,
  toLanguage,
  type Language,
} from '../../src/config/languages';
import { SEARCH_FILES_FILE } from '../../src/config/machineFiles';
import type { SearchFiles } from '../../src/types/searchIndex';
import { createEmitPlugin } from '../pages-index/createEmitPlugin';
import { createSearchIndex } from './createSearchIndex';

/** A file of the index, ready to write. */
interface IndexFile {
  /** Path below the base of the language. */
  name: string;
  value: unknown;
}

type IndexFiles = Record<keyof SearchFiles, IndexFile>;

/**
 * Makes the index of the search, in the development server too. The names of its files have a
 * hash, so the bundle is told them; those of the other languages as well, because a host may
 * answer any address that leads nowhere with the English page.
 */
export default function searchPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const docsDir = path.join(siteDir, 'docs');
  const language = toLanguage(i18n.currentLocale);
  let files = new Map<Language, IndexFiles>();
  return {
    name: 'search',
    getPathsToWatch: () => [
      'docs/**/*.mdx',
      'docs/api/**/*.json',
      'i18n/**/*.mdx',
      'i18n/*/keywords.json',
    ],
    async loadContent() {
      const made = await Promise.all(
        LANGUAGES.map(async (each) => [each, await makeFiles(docsDir, each)] as const),
      );
      files = new Map(made);
    },
    async contentLoaded({ actions }) {
      const addresses = Object.fromEntries(
        LANGUAGES.map((each) => [each, getAddresses(files, each)]),
      );
      await actions.createData('files.json', JSON.stringify(addresses));
    },
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            ...(['index', 'texts'] as const).map((part) =>
              createEmitPlugin(
                () => getFile(files, language, part).name,
                () => getFile(files, language, part).value,
              ),
            ),
            // For tools outside of the bundle.
            createEmitPlugin(SEARCH_FILES_FILE, () => getAddresses(files, language)),
          ],
    }),
  };
}

function getAddresses(
  files: ReadonlyMap<Language, IndexFiles>,
  language: Language,
): SearchFiles {
  const address = (part: keyof SearchFiles) =>
    BASE_URLS[language] + getFile(files, language, part).name;
  return { index: address('index'), texts: address('texts') };
}

async function makeFiles(docsDir: string, language: Language): Promise<IndexFiles> {
  const { index, texts } = await createSearchIndex(docsDir, language);
  return { index: makeFile('index', index), texts: makeFile('texts', texts) };
}

function makeFile(name: string, value: unknown): IndexFile {
  const hash = crypto.createHash('sha256').update(JSON.stringify(value)).digest('hex');
  return { name: `assets/search/${name}.${hash.slice(0, 8)}.json`, value };
}

function getFile(
  files: ReadonlyMap<Language, IndexFiles>,
  language: Language,
  part: keyof SearchFiles,
): IndexFile {
  const file = files.get(language)?.[part];
  if (!file) throw new Error(`The index of the search was not made for ${language}.`);
  return file;
}
