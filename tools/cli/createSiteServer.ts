import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { BASE_URLS } from '../../src/config/languages';
import { LISTS_PATH, WORKER_FILE } from '../../src/config/offline';
import { pathnameToLanguage } from '../../src/lib/pathnameToLanguage';

/**
 * A server for the built site as a static host would serve it: folders answer with their
 * `index.html`, anything unknown with the 404 page of its language.
 * @param folder the built site
 * @param isPlain sends files as they are. Compressing a page takes a tenth of a second of
 * processor time, which buys nothing where server and browser are one machine
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
      // Asked for by its name: with extensions to try, the server would answer /a with a.html.
      if (url.pathname.endsWith('/')) request.url = `${url.pathname}index.html`;
      files(request, response, () => sendNotFound(folder, url.pathname, response));
    });
  });
}

/** Files for assistants and tools; without the charset, browsers read Chinese as Latin. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * A worker, and the lists it is compared with, must never be older than the site. Scripts,
 * styles and images have the hash of their content in their name, so they never change.
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

/** @returns undefined for an address that is none, such as one with a broken escape */
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
