/**
 * `npm start [-- --port N] [--locale zh]`: the development server with hot reload. Further
 * arguments go on to Docusaurus.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HTTP_PORT } from '../../src/config/site';
import { BASE_URLS, DEFAULT_LANGUAGE, toLanguage } from '../../src/config/languages';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { SITE_DIR } from '../../content/paths/siteDir';
import { pipeTidily } from '../build/pipeTidily';
import { getDocusaurusArgs } from '../cli/getDocusaurusArgs';
import { keepColors } from '../cli/keepColors';
import { readPort } from '../cli/readPort';
import { requireFreePort } from '../cli/requireFreePort';
import { requireWritable } from '../cli/requireWritable';
import { runCommand } from '../cli/runCommand';

/** Where Docusaurus writes before anything else. */
const GENERATED_DIR = '.docusaurus';

/** Says where the site is once it answers; Docusaurus itself names only the base address. */
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
  // Docusaurus would ask for another port, or take one, and the address below be a stranger's.
  await requireFreePort(port, 'npm start -- --port');
  const language = toLanguage(String(values.locale ?? DEFAULT_LANGUAGE));
  const base = BASE_URLS[language];
  // Named in any case: without one Docusaurus tells the configuration a language "undefined".
  const options = ['--no-open', '--port', String(port), '--locale', language];
  const server = spawn(
    process.execPath,
    getDocusaurusArgs(['start', ...options, ...args]),
    {
      cwd: SITE_DIR,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: keepColors(process.env),
    },
  );
  pipeTidily(server.stdout, process.stdout);
  pipeTidily(server.stderr, process.stderr);
  // Closed once all that it said is passed on.
  server.on('close', (code) => process.exit(code ?? 1));
  ['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, () => server.kill()));
  void announce(`http://localhost:${port}${base}introduction/`);
});
