import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SearchFiles } from '../../src/types/searchIndex';

/** The values of the files of an index. */
export type IndexValues = Record<keyof SearchFiles, unknown>;

/**
 * Serves the index of the search during development. It is made when a search asks for it, so
 * that an edited sentence waits for nothing, and a reloaded page finds what the sources say now.
 * @param files addresses of the files
 * @param make reads the sources
 */
export function createIndexMiddleware(
  files: SearchFiles,
  make: () => Promise<IndexValues>,
) {
  let making: Promise<IndexValues> | undefined;
  const middleware = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const part = (Object.keys(files) as (keyof SearchFiles)[]).find(
      (each) => files[each] === pathname,
    );
    if (!part) return next();
    // The texts are asked for behind the index, and belong to it.
    if (part === 'index') making = undefined;
    try {
      making ??= make();
      const value = (await making)[part];
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(value));
    } catch (error) {
      making = undefined;
      const { message } = error as Error;
      console.error(message);
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(message);
    }
  };
  return { name: 'search-index', middleware };
}
