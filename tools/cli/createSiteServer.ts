import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { BASE_URLS } from '../../src/config/languages';
import { LISTS_PATH, WORKER_FILE } from '../../src/config/offline';
import { pathnameToLanguage } from '../../src/lib/languagePaths';

/**
 * Creates a server that serves the built site like a static host: folders are served as
 * their `index.html`, unknown paths as the 404 page of their language.
 * @param folder the built site
 * @param isPlain sends uncompressed files. Compressing a page takes a tenth of a second
 *   of CPU time, which is useless if server and browser are on one machine
 */
export function createSiteServer(folder: string, isPlain = false): http.Server {
  const files = sirv(folder, { extensions: ['html'], etag: true, setHeaders });
  const compress = compression({
    filter: (...about) => !isPlain && compression.filter(...about),
  });
  return http.createServer((request, response) => {
    compress(request as never, response as never, () => {
      const url = parseUrl(request.url ?? '/');
      if (!url) {
        response.writeHead(400).end('Bad request');
        return;
      }
      if (!url.pathname.endsWith('/') && isFolder(folder, url.pathname)) {
        response.writeHead(301, { Location: `${url.pathname}/${url.search}` });
        response.end();
        return;
      }
      // Requested explicitly: if the server tried extensions, it would answer /a with
      // a.html.
      if (url.pathname.endsWith('/')) request.url = `${url.pathname}index.html`;
      files(request, response, () => sendNotFound(folder, url.pathname, response));
    });
  });
}

/**
 * Files for assistants and tools; without the charset, browsers decode Chinese as
 * Latin-1.
 */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The service worker, and the lists that it uses, must never be outdated. Scripts, styles
 * and images have a hash in their name, so they never change.
 */
function setHeaders(response: http.ServerResponse, pathname: string): void {
  if (pathname.includes('/assets/'))
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  const type = TEXT_TYPES[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
  const isFresh =
    pathname.endsWith(`/${WORKER_FILE}`) || pathname.includes(`/${LISTS_PATH}`);
  if (isFresh) response.setHeader('Cache-Control', 'no-cache');
}

/** @returns undefined for an invalid URL, such as one with a malformed escape */
function parseUrl(address: string): URL | undefined {
  try {
    const url = new URL(`http://localhost${address}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

function isFolder(folder: string, pathname: string): boolean {
  const target = path.join(folder, decodeURIComponent(pathname));
  return (
    target.startsWith(folder + path.sep) &&
    fs.statSync(target, { throwIfNoEntry: false })?.isDirectory() === true
  );
}

function sendNotFound(
  folder: string,
  pathname: string,
  response: http.ServerResponse,
): void {
  const base = BASE_URLS[pathnameToLanguage(pathname).userLanguage];
  const page = path.join(folder, base, '404.html');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(fs.existsSync(page) ? fs.readFileSync(page) : 'Not found');
}
