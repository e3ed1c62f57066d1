import { spawn } from 'node:child_process';
import { DOCUSAURUS_BIN } from '../../content/paths/siteDir';

/** How long a server may take until it answers, in ms. */
const LIMIT = 600_000;

/** A development server that runs. */
export interface RunningServer {
  /** Where it answers, without a slash at its end. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts the development server of a Docusaurus site, and waits until its pages are there.
 * @param siteDir its folder
 * @param page the address of a page, from the root of the host
 * @throws Error with what the server printed, if it ends or does not answer
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
