import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuildLanguage } from '../../src/config/languages';
import { OUTPUT_FOLDER } from './constants';
import { digestGuides } from './guides/digestGuides';
import { readGuidesIn } from './guides/readGuidesIn';
import { renderLayoutScript } from './renderLayoutScript';

type WebpackConfiguration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Makes modules of the data for the pages that show it (the loader behind `?api`), the modules
 * of API pages (that behind `?page`; plugins/docs adds their routes), and publishes the data at `/x/api/…json`, beside the pages. It is the same in every language, so
 * only the default one carries it.
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
    // Once for a development server: a link that is a sentence late is better than a slow one.
    loadContent: async () => {
      const docsDir = path.join(siteDir, 'docs');
      const digest = digestGuides(docsDir, readGuidesIn(docsDir, language));
      writeIfOther(guidesFile, digest);
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

/** A file that is written anew counts as changed, whatever it says. */
function writeIfOther(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Copies the JSON files of a folder, however deep, without spaces: machines read them. */
export async function copyJson(from: string, to: string): Promise<void> {
  const files = await fs.promises.readdir(from, { recursive: true });
  await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => {
        const target = path.join(to, file);
        const text = await fs.promises.readFile(path.join(from, file), 'utf8');
        await fs.promises.mkdir(path.dirname(target), { recursive: true });
        await fs.promises.writeFile(target, JSON.stringify(JSON.parse(text)));
      }),
  );
}
