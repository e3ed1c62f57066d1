import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readTextAsync } from '../../content/text/readText';
import { listPageFiles } from '../shared/bundleRecord';

/**
 * Stylesheets of lazy features: loaded with the chunk that imports them, or by the page
 * that shows them.
 */
const LATE = new RegExp(
  String.raw`[\\/]src[\\/]features[\\/](?:${[
    String.raw`ads[\\/]AdContent`,
    'analytics',
    'api-reference',
    'colors',
    String.raw`demo[\\/](?:live|toolbar)`,
    'gallery',
    'home',
    'installation',
    'licenses',
    String.raw`notifications[\\/]NotificationPanel`,
    'playground',
    'preferences',
    'production-error',
    String.raw`search[\\/](?:mark|page|panel)`,
    'upgrade-check',
  ].join('|')}).*\.css$`,
);

/** Styles of the reference: pages and tabs of guides. */
const API = /[\\/]src[\\/]features[\\/]api-reference[\\/].*\.css$/;

/** Design tokens that only demos use. */
const DEMOS = /[\\/]design-tokens[\\/]demos\.css$/;

/** Higher than Docusaurus's `styles` (50), which matches all other stylesheets. */
const PRIORITY = 60;

interface BundledModule {
  nameForCondition?: () => string | null;
}

const getFile = (module: BundledModule): string => module.nameForCondition?.() ?? '';

const makeGroup = (name: string, files: RegExp) => ({
  name,
  type: 'css/mini-extract',
  test: (module: BundledModule) => files.test(getFile(module)),
  chunks: 'all',
  enforce: true,
  priority: PRIORITY,
});

/**
 * Cache groups for `optimization.splitChunks`: Docusaurus puts the styles of all features
 * into one file that blocks the rendering of each page.
 */
export const makeStyleGroups = (): Record<string, object> => ({
  'api-styles': makeGroup('api-styles', API),
  'demo-styles': makeGroup('demo-styles', DEMOS),
  styles: {
    test: (module: BundledModule) =>
      ![LATE, DEMOS].some((files) => files.test(getFile(module))),
  },
});

interface Built {
  outDir: string;
  baseUrl: string;
  /** Folder written by the build. */
  generatedFilesDir: string;
}

const LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/g;

/** Number of files open at the same time. */
const BATCH = 50;

/**
 * Adds links to the stylesheets of its route to each built page; Docusaurus only links
 * those of every page, and the rest would be loaded by the scripts.
 * @throws Error if a page links no stylesheet
 */
export async function linkPageStyles(built: Built): Promise<void> {
  const pages = [...(await listPageFiles(built.generatedFilesDir))];
  for (let first = 0; first < pages.length; first += BATCH)
    await Promise.all(
      pages.slice(first, first + BATCH).map(([route, files]) =>
        linkStyles(
          path.join(built.outDir, toFile(route.slice(built.baseUrl.length))),
          files
            .filter((name) => name.endsWith('.css'))
            .map((name) => built.baseUrl + name),
        ),
      ),
    );
}

const toFile = (route: string): string =>
  route.endsWith('.html') ? route : `${route}/index.html`;

async function linkStyles(file: string, styles: readonly string[]): Promise<void> {
  // Parent routes have no page.
  const html = await readTextAsync(file).catch(() => undefined);
  if (html === undefined) return;
  const linked = addLinks(html, styles);
  if (linked === undefined)
    throw new Error(
      `${file} links no stylesheet in the form that plugins/framework-patches/pageStyles.ts knows. Compare it with plugins/framework-patches/lateStart.ts.`,
    );
  if (linked === html) return;
  // Written atomically, so that concurrent readers see a complete page.
  await fs.writeFile(`${file}.part`, linked);
  await fs.rename(`${file}.part`, file);
}

/**
 * Adds stylesheets after the last one of a page, in their order.
 * @returns undefined if the page has none
 */
export function addLinks(html: string, styles: readonly string[]): string | undefined {
  const links = [...html.matchAll(LINK)];
  const last = links.at(-1);
  if (!last) return undefined;
  const known = new Set(links.map(([, href]) => href));
  const added = styles.filter((href) => !known.has(href));
  const end = last.index + last[0].length;
  const text = added.map((href) => `<link rel=stylesheet href=${href}>`).join('');
  return html.slice(0, end) + text + html.slice(end);
}

/** Loads the styles of features with the features, not on every page. */
export const pageStyles = ({ generatedFilesDir, baseUrl }: LoadContext): Plugin => ({
  name: 'page-styles',
  configureWebpack: (_config, isServer) =>
    isServer || process.env.NODE_ENV !== 'production'
      ? {}
      : { optimization: { splitChunks: { cacheGroups: makeStyleGroups() } } },
  postBuild: ({ outDir }) => linkPageStyles({ outDir, baseUrl, generatedFilesDir }),
});
