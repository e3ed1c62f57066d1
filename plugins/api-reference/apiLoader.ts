import crypto from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import { listChangesFiles } from '../../content/api-changes/listChangesFiles';
import { createPageMarks } from '../changes/api/createPageMarks';
import { readMarks } from '../changes/api/createMarks';
import { findGuideFile } from '../changes/api/readReplacements';
import { findChangesFile, renderChangesFile } from '../changes/api/renderChangesFile';
import type { Language } from '../../src/config/languages';
import type { ApiEvents, ApiIndex, ApiPage } from '../../src/types/api';
import { createGuideLinks, type GuideLinks } from './guides/createGuideLinks';
import { ApiError } from './ApiError';
import { readGuidesIn } from './guides/readSectionedGuides';
import { createFindGridProp } from './read/createFindGridProp';
import { readHigherPlans } from './read/readHigherPlans';
import { createResolve } from './view/createResolve';
import { renderEvents } from './view/renderEvents';
import type { Subject } from './subject/selectSubject';
import { renderIndex, type IndexOptions } from './view/renderIndex';
import { renderSubject } from './view/renderSubject';
import { renderPage, type RenderedView } from './view/renderPage';

/** Resource query of the module of a changes page. */
const CHANGES = 'changes';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  async(): (error: Error | null, code?: string) => void;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
  addContextDependency(folder: string): void;
  emitFile(name: string, content: string): void;
  getOptions(): {
    isServer: boolean;
    language: Language;
    siteDir: string;
    /** Its content changes whenever the page would refer to other pages differently. */
    guidesFile: string;
  };
}

const ASSET_FOLDER = 'assets/api';

/**
 * Bundler loader for `<slug>.json?api`: creates the module that a page passes to
 * `<ApiPage>`, or to `<EventList>` for the data of events. In the browser build it
 * contains the URL of the HTML and the table of contents; in the server build it also
 * contains the HTML. `?api&part` is for one of several parts of a page, `?api&product=…`
 * for the index of a product, `?api&tab` for the content of a tab, which is not in the
 * folder of the reference, and `?api&changes` for the changes between two majors.
 */
export default function apiLoader(this: LoaderContext, source: string): void {
  const done = this.async();
  makeModule(this, source).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}

async function makeModule(loader: LoaderContext, source: string): Promise<string> {
  const { isServer, language, siteDir, guidesFile } = loader.getOptions();
  const query = new URLSearchParams(loader.resourceQuery);
  const product = query.get('product');
  const isPart = query.has('part');
  const isChanges = query.has(CHANGES);
  const docsDir = path.join(siteDir, 'docs');
  loader.addDependency(guidesFile);
  const digest = await readTextAsync(guidesFile);
  const { resourcePath, resourceQuery } = loader;
  const key = [resourcePath, resourceQuery, language, digest, source].join('\n');
  const changes = listChangesFiles(siteDir);
  changes.forEach(({ file }) => loader.addDependency(path.join(siteDir, file)));
  const { view, files } = await renderOnce(key, async () => {
    const requested = new Set<string>();
    const onFile = (file: string) => requested.add(file);
    const resolve = createResolve({ docsDir, language, onFile });
    const options = {
      language,
      resolve,
      isPart,
      guides: readGuideLinks(docsDir, language, digest),
      marks: createPageMarks(readMarks(siteDir)),
      changes,
      findGridProp: createFindGridProp(docsDir),
      findHigherPlans: (page: ApiPage) => readHigherPlans(docsDir, page),
    };
    const view = isChanges
      ? renderChangesFile(findChangesFile(resourcePath, siteDir), siteDir, options)
      : render(JSON.parse(source), product, options);
    return { view: await view, files: requested };
  });
  // When a page is removed, the guides file changes. Existing pages must not be added
  // here: the bundler would rebuild this module in each build.
  [...files]
    .filter((file) => !existsSync(file))
    .forEach((file) => loader.addMissingDependency(file));
  if (isChanges) {
    // The entries of all reference pages are looked up.
    loader.addContextDependency(path.join(docsDir, 'api'));
    const found = findChangesFile(resourcePath, siteDir);
    loader.addDependency(findGuideFile(docsDir, found, language).file);
  }
  const { html, toc, anchors, hrefs } = view;
  const id =
    query.has('tab') || isChanges
      ? path.basename(loader.resourcePath)
      : path.relative(path.join(docsDir, 'api'), loader.resourcePath);
  const name = id.replace(/\.json$/, product ?? (isPart ? '.part' : ''));
  const hash = crypto.createHash('sha256').update(html).digest('hex').slice(0, 8);
  const url = `${ASSET_FOLDER}/${name.split(path.sep).join('.')}.${hash}.html`;
  if (!isServer) loader.emitFile(url, html);
  const server = isServer ? `,\n  server: ${toLiteral({ html, anchors, hrefs })}` : '';
  // Imported here because the component is in the script of every page.
  return `import '@site/src/features/api-reference/api.css';
export default {
  url: __webpack_public_path__ + ${JSON.stringify(url)},
  toc: ${toLiteral(toc)}${server},
};
`;
}

interface RenderResult {
  view: RenderedView;
  /** Page files whose existence was checked. */
  files: ReadonlySet<string>;
}

const isProduction = () => process.env.NODE_ENV === 'production';

const guideLinks = new Map<string, GuideLinks>();

/** The guides are read once for all reference pages. */
function readGuideLinks(docsDir: string, language: Language, digest: string): GuideLinks {
  const key = `${language} ${docsDir} ${digest}`;
  const known = guideLinks.get(key) ?? createGuideLinks(readGuidesIn(docsDir, language));
  guideLinks.set(key, known);
  return known;
}

const results = new Map<string, Promise<RenderResult>>();

/** The browser and server builds run in one process and share the HTML. */
function renderOnce(
  key: string,
  make: () => Promise<RenderResult>,
): Promise<RenderResult> {
  if (!isProduction()) return make();
  const known = results.get(key) ?? make();
  results.set(key, known);
  return known;
}

function render(
  data: unknown,
  product: string | null,
  options: IndexOptions,
): Promise<RenderedView> | RenderedView {
  if (product === null) {
    const page = data as ApiPage | ApiEvents | Subject;
    if ('parts' in page) return renderSubject(page, options);
    return 'events' in page ? renderEvents(page, options) : renderPage(page, options);
  }
  const found = (data as ApiIndex).products.find((one) => one.product === product);
  if (!found) {
    const where = { file: 'docs/api/index.json', symbol: product };
    throw new ApiError(where, 'the index has no such product.');
  }
  return renderIndex(found, options);
}

/**
 * JSON is a JavaScript literal except for two characters that old engines treat as line
 * ends.
 */
const toLiteral = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (char) =>
    char === '\u2028' ? '\\u2028' : '\\u2029',
  );
