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
import { createEmitPlugin } from '../routes/createEmitPlugin';
import { createIndexMiddleware } from './createIndexMiddleware';
import { createSearchIndex } from './createSearchIndex';

type WebpackConfiguration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** A file of the index, ready to be written. */
interface IndexFile {
  /** Path relative to the base of the language. */
  name: string;
  /** Only set in a build; the development server creates it on request. */
  value?: unknown;
}

type IndexFiles = Record<keyof SearchFiles, IndexFile>;

/**
 * Creates the search index, in the development server only on request. The file names
 * contain a hash, so they are passed to the bundle, including those of other languages,
 * because a host may answer any missing address with the English page.
 */
export default function searchPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const docsDir = path.join(siteDir, 'docs');
  const language = toLanguage(i18n.currentLocale);
  const isProduction = process.env.NODE_ENV === 'production';
  let files = new Map<Language, IndexFiles>();
  return {
    name: 'search',
    async loadContent() {
      const entries = await Promise.all(
        LANGUAGES.map(
          async (each) =>
            [each, isProduction ? await makeFiles(docsDir, each) : PENDING] as const,
        ),
      );
      files = new Map(entries);
    },
    async contentLoaded({ actions }) {
      const addresses = Object.fromEntries(
        LANGUAGES.map((each) => [each, getAddresses(files, each)]),
      );
      await actions.createData('files.json', JSON.stringify(addresses));
    },
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      // For tools outside the bundle.
      const list = createEmitPlugin(SEARCH_FILES_FILE, () =>
        getAddresses(files, language),
      );
      if (isProduction)
        return {
          plugins: [
            ...(['index', 'texts'] as const).map((part) =>
              createEmitPlugin(
                () => getFile(files, language, part).name,
                () => getFile(files, language, part).value,
              ),
            ),
            list,
          ],
        };
      const middleware = createIndexMiddleware(getAddresses(files, language), () =>
        createSearchIndex(docsDir, language),
      );
      const devServer = {
        setupMiddlewares: (middlewares: unknown[]) => {
          middlewares.unshift(middleware);
          // The returned list is added to the server's initial list.
          return [];
        },
      };
      return { plugins: [list], devServer } as WebpackConfiguration;
    },
  };
}

const FOLDER = 'assets/search';

/** Names without a hash, whose content is never cached. */
const PENDING: IndexFiles = {
  index: { name: `${FOLDER}/index.json` },
  texts: { name: `${FOLDER}/texts.json` },
};

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
  return { name: `${FOLDER}/${name}.${hash.slice(0, 8)}.json`, value };
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
