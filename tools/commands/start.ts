/**
 * `npm start [-- --port N] [--locale zh]`: starts the development server with hot reload.
 * Other arguments are passed to Docusaurus.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HTTP_PORT } from '../../src/config/site';
import { BASE_URLS, DEFAULT_LANGUAGE, toLanguage } from '../../src/config/languages';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { SITE_DIR } from '../../content/paths/siteDir';
import { pipeOutput } from '../build/pipeOutput';
import { getDocusaurusArgs } from '../cli/getDocusaurusArgs';
import { preserveColors } from '../cli/preserveColors';
import { readPort } from '../cli/readPort';
import { requireFreePort } from '../cli/requireFreePort';
import { requireWritable } from '../cli/requireWritable';
import { runCommand } from '../cli/runCommand';

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

runCommand(async () => {
  const args = process.argv.slice(2);
  const { values } = parseArgs({
    args,
    options: { locale: { type: 'string' } },
    strict: false,
  });
  const port = readPort(args, HTTP_PORT);
  readSiteConfig(process.env);
  await requireWritable(path.join(SITE_DIR, GENERATED_DIR));
  // Docusaurus would prompt for another port or use one, and the address below would be
  // wrong.
  await requireFreePort(port, 'npm start -- --port');
  const language = toLanguage(String(values.locale ?? DEFAULT_LANGUAGE));
  const base = BASE_URLS[language];
  // Always set: otherwise Docusaurus passes the language "undefined" to the
  // configuration.
  const options = ['--no-open', '--port', String(port), '--locale', language];
  const server = spawn(
    process.execPath,
    getDocusaurusArgs(['start', ...options, ...args]),
    {
      cwd: SITE_DIR,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: preserveColors(process.env),
    },
  );
  pipeOutput(server.stdout, process.stdout);
  pipeOutput(server.stderr, process.stderr);
  // Emitted once all output has been forwarded.
  server.on('close', (code) => process.exit(code ?? 1));
  ['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, () => server.kill()));
  void announce(`http://localhost:${port}${base}introduction/`);
});
