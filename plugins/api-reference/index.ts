import type { LoadContext, Plugin } from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import { readText, readTextAsync } from '../../content/text/readText';
import { API_LAYOUT_ATTRIBUTE, API_LAYOUT_KEY } from '../../src/config/api';
import { readBuildLanguage } from '../../src/config/languages';
import { OUTPUT_FOLDER } from './constants';
import { digestGuides, readGuidesIn } from './guides/readSectionedGuides';

type WebpackConfiguration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Creates modules from the data for the pages that show it (the `?api` loader) and the
 * modules of API pages (the `?page` loader; plugins/docs adds their routes), and
 * publishes the data at `/x/api/…json`, next to the pages. The data are the same in every
 * language, so only the default language publishes them.
 */
export default function apiReferencePlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin {
  const folder = path.join(siteDir, OUTPUT_FOLDER);
  const language = readBuildLanguage(process.env);
  const guidesFile = path.join(generatedFilesDir, 'api-reference/guides.txt');
  return {
    name: 'api-reference',
    // Once per development server: an outdated link is better than a slow rebuild.
    loadContent: async () => {
      const docsDir = path.join(siteDir, 'docs');
      const digest = digestGuides(docsDir, readGuidesIn(docsDir, language));
      writeIfChanged(guidesFile, digest);
    },
    configureWebpack: (_, isServer) => {
      const devServer = { static: [{ directory: folder, publicPath: `${baseUrl}api` }] };
      const options = { isServer, language, siteDir, guidesFile };
      return {
        mergeStrategy: { 'module.rules': 'append' },
        module: {
          rules: [
            {
              test: /\.json$/,
              resourceQuery: /^\?api\b/,
              type: 'javascript/auto',
              use: [{ loader: path.join(__dirname, 'apiLoader.ts'), options }],
            },
            {
              test: /\.json$/,
              resourceQuery: /^\?page\b/,
              type: 'javascript/auto',
              use: [
                {
                  loader: path.join(__dirname, 'pages/pageLoader.cjs'),
                  options: { siteDir },
                },
              ],
            },
          ],
        },
        ...(isServer ? {} : { devServer }),
      } as WebpackConfiguration;
    },
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: renderLayoutScript() }],
    }),
    postBuild: async ({ outDir }) => {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await copyJson(folder, path.join(outDir, 'api'));
    },
  };
}

/** Writing a file marks it as changed, even if its content is the same. */
function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && readText(file) === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Copies the JSON files of a folder recursively, minified. */
export async function copyJson(from: string, to: string): Promise<void> {
  const files = await fs.promises.readdir(from, { recursive: true });
  await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => {
        const target = path.join(to, file);
        const text = await readTextAsync(path.join(from, file));
        await fs.promises.mkdir(path.dirname(target), { recursive: true });
        await fs.promises.writeFile(target, JSON.stringify(JSON.parse(text)));
      }),
  );
}

/** Applies the stored layout before the first paint, to avoid layout shifts. */
const renderLayoutScript = (): string =>
  `try{var l=localStorage.getItem(${JSON.stringify(API_LAYOUT_KEY)});l&&document.documentElement.setAttribute(${JSON.stringify(API_LAYOUT_ATTRIBUTE)},l)}catch(e){}`;
