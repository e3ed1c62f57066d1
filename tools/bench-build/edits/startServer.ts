import { spawn } from 'node:child_process';
import { DOCUSAURUS_BIN } from '../../../content/paths/siteDir';

/** Maximum time until a server responds, in ms. */
const LIMIT = 600_000;

/** A running development server. */
export interface RunningServer {
  /** Its origin, without a trailing slash. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts the development server of a Docusaurus site, and waits until its pages are
 * available.
 * @param siteDir its folder
 * @param page path of a page, from the root of the host
 * @throws Error with the output of the server, if it exits or does not respond
 */
export async function startServer(
  siteDir: string,
  port: number,
  page: string,
): Promise<RunningServer> {
  const origin = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [DOCUSAURUS_BIN, 'start', '--no-open', '--port', String(port), '--locale', 'en'],
    { cwd: siteDir, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
  };
  const end = Date.now() + LIMIT;
  while (server.exitCode === null && Date.now() < end) {
    const answer = await fetch(origin + page).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error(`The server of ${siteDir} does not answer.\n${printed.slice(-4000)}`);
}
