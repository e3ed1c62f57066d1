import fs from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buildFrame } from './buildFrame';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * Serves the frame during development. It is built when it is first asked for, and again when
 * its sources have changed since.
 * @param address where the frame is, with a slash at the end
 */
export function createFrameMiddleware(address: string, siteDir: string) {
  let building: Promise<string> | undefined;
  const middleware = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(address)) return next();
    const name = pathname.slice(address.length) || 'index.html';
    try {
      if (name === 'index.html') building = undefined;
      building ??= buildFrame(siteDir);
      const folder = await building;
      const content = await fs.readFile(path.join(folder, path.basename(name)));
      response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'text/plain');
      response.end(content);
    } catch (error) {
      building = undefined;
      response.statusCode = 500;
      response.end((error as Error).message);
    }
  };
  return { name: 'playground-frame', middleware };
}
