import fs from 'node:fs/promises';
import path from 'node:path';
import { createMiddleware } from '../shared/dev-server/createMiddleware';
import { buildFrame } from './buildFrame';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * Serves the frame during development. It is built on the first request, and rebuilt when
 * its sources have changed.
 * @param address address of the frame, with a trailing slash
 */
export function createFrameMiddleware(address: string, siteDir: string) {
  let building: Promise<string> | undefined;
  const readFile = async (name: string) => {
    if (name === 'index.html') building = undefined;
    building ??= buildFrame(siteDir).catch((error: unknown) => {
      building = undefined;
      throw error;
    });
    const folder = await building;
    return {
      type: TYPES[path.extname(name)] ?? 'text/plain',
      body: await fs.readFile(path.join(folder, path.basename(name))),
    };
  };
  return createMiddleware('playground-frame', (pathname) =>
    pathname.startsWith(address)
      ? readFile(pathname.slice(address.length) || 'index.html')
      : undefined,
  );
}
