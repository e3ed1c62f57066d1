import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '../../../tools/cli/createSiteServer';
import { BASE_URLS, LANGUAGES } from '../../../src/config/languages';
import { createNextBuild } from './createNextBuild';
import { getIntegrity, listWorkerFiles } from './workerFiles';

const BUILD_DIR = path.resolve(__dirname, '../../../build');
const SCRIPTS = 'assets/js/';

const splitHalf = (text: string): [string, string] => [
  text.slice(0, text.length / 2),
  text.slice(text.length / 2),
];

export interface StartedSite {
  origin: string;
  /** Replaces the answers from now on, as after another deployment. */
  change: (address: string, edit: (text: string) => string) => void;
  /** Serves the next build of the site from now on: the scripts of this one are gone. */
  publishNext: () => void;
  /**
   * Answers requests for files with a page, as a captive portal does.
   * @returns a function that restores the answers
   */
  answerWithHtml: (paths: RegExp) => () => void;
  /**
   * Sends only the first half of a page, as a slow network does.
   * @returns a function that sends the other half
   */
  halve: (address: string) => () => void;
  /** While it is true, every connection is closed. */
  setDown: (isDown: boolean) => void;
  /** Requested paths since the start. */
  requested: string[];
  close: () => Promise<void>;
}

/**
 * Serves the built site as if this host were its docs domain, whose name is in the main
 * script. A test's routes do not apply to service workers, so the server itself must do
 * it.
 */
export async function startSite(): Promise<StartedSite> {
  const changed = new Map<string, string>();
  const halved = new Map<string, http.ServerResponse[]>();
  const requested: string[] = [];
  let isDown = false;
  let captured: RegExp | undefined;
  let readNext: ReturnType<typeof createNextBuild> | undefined;
  const read = (address: string): string => {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    return changed.get(address) ?? fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  };
  const change: StartedSite['change'] = (address, edit) => {
    const before = read(address);
    const after = edit(before);
    if (after === before) throw new Error(`${address} has not changed`);
    changed.set(address, after);
  };
  for (const base of LANGUAGES.map((language) => BASE_URLS[language])) {
    const names = fs.readdirSync(path.join(BUILD_DIR, base, SCRIPTS));
    const main = names.find((name) => /^main\.\w+\.js$/.test(name));
    const address = `${base}${SCRIPTS}${main}`;
    const before = getIntegrity(read(address));
    change(address, (text) =>
      text.replace(/("?)\bdocsDomain\1:\s*"[^"]*"/, 'docsDomain:"localhost"'),
    );
    // The worker checks the integrity of the scripts that were built with it.
    for (const file of listWorkerFiles(path.join(BUILD_DIR, base)))
      change(base + file, (text) => text.replace(before, getIntegrity(read(address))));
  }

  /** A missing page is answered as before. */
  const findNext = (pathname: string): string | null | undefined => {
    try {
      return readNext?.(pathname);
    } catch {
      return undefined;
    }
  };
  const site = createSiteServer(BUILD_DIR, true);
  const server = http.createServer((request, response) => {
    if (isDown) {
      request.socket.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requested.push(pathname);
    const next = findNext(pathname);
    if (next === null) {
      response.writeHead(404).end('Not found');
      return;
    }
    const waiting = halved.get(pathname);
    if (waiting) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(splitHalf(read(pathname))[0]);
      waiting.push(response);
      return;
    }
    const text = next ?? changed.get(pathname);
    if (captured?.test(pathname)) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>Log in</title>');
      return;
    }
    if (text === undefined) {
      site.emit('request', request, response);
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader(
      'Content-Type',
      pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
    );
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    change,
    requested,
    publishNext: () => {
      readNext = createNextBuild(read);
    },
    answerWithHtml: (paths) => {
      captured = paths;
      return () => (captured = undefined);
    },
    halve: (address) => {
      const waiting: http.ServerResponse[] = [];
      halved.set(address, waiting);
      return () => {
        halved.delete(address);
        const [, rest] = splitHalf(read(address));
        waiting.forEach((response) => response.end(rest));
      };
    },
    setDown: (down) => {
      isDown = down;
      if (down) server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
