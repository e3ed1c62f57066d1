import { createMiddleware } from '../shared/dev-server/createMiddleware';
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
  const readPart = async (part: keyof SearchFiles) => {
    // The texts are asked for behind the index, and belong to it.
    if (part === 'index') making = undefined;
    making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    const value = (await making)[part];
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
  };
  return createMiddleware('search-index', (pathname) => {
    const part = (Object.keys(files) as (keyof SearchFiles)[]).find(
      (each) => files[each] === pathname,
    );
    return part && readPart(part);
  });
}
