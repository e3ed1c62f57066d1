import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEMO_LIST_FILE } from '../../src/config/machineFiles';
import { getMarkdownPath } from '../../src/lib/getMarkdownPath';
import { makeFiles } from './makeFiles';
import type { SitePage } from './model';
import type { SiteContext } from './siteContext';
import { writePage } from './writePage';

const LIST_FILE = /^(react-[\w-]+\/)?llms(-full)?\.txt$/;

export interface Prepared {
  pages: readonly SitePage[];
  site: SiteContext;
  version: string;
}

/**
 * Serves the files for assistants and tools during development. Each is generated on
 * request, so that it reflects the current sources.
 * @param base of the language, with a trailing slash
 * @param prepare called for each file
 */
export function createMiddleware(base: string, prepare: () => Prepared) {
  const make = async (pathname: string): Promise<string | undefined> => {
    const { pages, site, version } = prepare();
    const page = pages.find(({ path }) => getMarkdownPath(path) === pathname);
    if (page) return (await writePage(page, site)).markdown;
    const name = pathname.slice(base.length);
    if (!LIST_FILE.test(name) && name !== DEMO_LIST_FILE) return undefined;
    return (await makeFiles(pages, site, version)).get(name);
  };
  const middleware = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(base) || !/\.(md|txt|json)$/.test(pathname)) return next();
    try {
      const text = await make(pathname);
      if (text === undefined) return next();
      response.setHeader('Content-Type', getContentType(pathname));
      response.end(text);
    } catch (error) {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end((error as Error).message);
    }
  };
  return { name: 'markdown-pages', middleware };
}

function getContentType(pathname: string): string {
  if (pathname.endsWith('.json')) return 'application/json; charset=utf-8';
  return `text/${pathname.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
}
