import { spawn } from 'node:child_process';
import path from 'node:path';
import { HTTP_PORT } from '../../src/config/site';
import { BASE_URLS, DEFAULT_LANGUAGE, toLanguage } from '../../src/config/languages';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { SITE_DIR } from '../../content/paths/siteDir';
import { pipeOutput } from '../build/pipeOutput';
import { getDocusaurusArgs } from '../cli/getDocusaurusArgs';
import { refuseStart } from '../cli/frozenVersion';
import type { Given } from '../cli/parseCommand';
import { requireCurrentVersion } from '../cli/requireCurrentVersion';
import { preserveColors } from '../cli/children';
import { readPort } from '../cli/readPort';
import { requireFreePort } from '../cli/listen';
import { requireWritable } from '../cli/requireWritable';

/** The folder that Docusaurus writes first. */
const GENERATED_DIR = '.docusaurus';

/**
 * Prints the address once the server responds; Docusaurus itself only prints the base
 * URL.
 */
async function announce(address: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) break;
  }
  console.log(`\nThe portal runs at ${address}\n`);
}

export async function run({ values }: Given<'start'>): Promise<void> {
  requireCurrentVersion(refuseStart);
  const port = readPort(values.port, HTTP_PORT);
  readSiteConfig(process.env);
  await requireWritable(path.join(SITE_DIR, GENERATED_DIR));
  // Docusaurus would prompt for another port or use one, and the address below would be
  // wrong.
  await requireFreePort(port, 'npm start -- --port');
  const language = toLanguage(values.locale ?? DEFAULT_LANGUAGE);
  const base = BASE_URLS[language];
  // Always set: otherwise Docusaurus passes the language "undefined" to the
  // configuration.
  const options = [
    ...['--no-open', '--port', String(port), '--locale', language],
    ...(values.host === undefined ? [] : ['--host', values.host]),
    ...(values.poll === undefined ? [] : ['--poll', values.poll]),
  ];
  const server = spawn(process.execPath, getDocusaurusArgs(['start', ...options]), {
    cwd: SITE_DIR,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: preserveColors(process.env),
  });
  pipeOutput(server.stdout, process.stdout);
  pipeOutput(server.stderr, process.stderr);
  // Emitted once all output has been forwarded.
  server.on('close', (code) => process.exit(code ?? 1));
  ['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, () => server.kill()));
  void announce(`http://localhost:${port}${base}`);
}
