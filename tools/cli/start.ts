/** `npm start`: the development server with hot reload. Arguments go on to Docusaurus. */
import { spawn } from 'node:child_process';
import { HTTP_PORT } from '../../src/config/site';
import { BASE_URLS, DEFAULT_LANGUAGE, toLanguage } from '../../src/config/languages';
import { DOCUSAURUS_BIN, SITE_DIR } from '../../site/paths/siteDir';

const args = process.argv.slice(2);
const valueOf = (flag: string): string | undefined => args[args.indexOf(flag) + 1];
const port = args.includes('--port') ? valueOf('--port') : String(HTTP_PORT);
const language = args.includes('--locale') ? valueOf('--locale') : DEFAULT_LANGUAGE;
const base = BASE_URLS[toLanguage(language ?? '')];
const address = `http://localhost:${port}${base}introduction/`;

const server = spawn(
  process.execPath,
  [DOCUSAURUS_BIN, 'start', '--no-open', '--port', String(port), ...args],
  { cwd: SITE_DIR, stdio: 'inherit' },
);
server.on('exit', (code) => process.exit(code ?? 1));
['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, () => server.kill()));

/** Says where the site is once it answers; Docusaurus itself names only the base address. */
async function announce(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) break;
  }
  console.log(`\nThe portal runs at ${address}\n`);
}
void announce();
