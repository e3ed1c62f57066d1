import { createMiddleware } from '../shared/dev-server/createMiddleware';
import type { SearchFiles } from '../../src/types/searchIndex';

/** The contents of the files of an index. */
export type IndexValues = Record<keyof SearchFiles, unknown>;

/**
 * Serves the search index during development. It is created when a search requests it, so
 * that a change does not have to wait for it, and a reloaded page finds the current
 * sources.
 * @param files addresses of the files
 * @param make reads the sources
 */
export function createIndexMiddleware(
  files: SearchFiles,
  make: () => Promise<IndexValues>,
) {
  let making: Promise<IndexValues> | undefined;
  const readPart = async (part: keyof SearchFiles) => {
    // The texts are requested after the index, and belong to it.
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
