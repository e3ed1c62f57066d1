/**
 * `npm run --silent mcp`: a Model Context Protocol server over standard input and output,
 * for assistants. It reads the published files in `build/`, or those of another site:
 * `npm run --silent mcp -- --site https://docs.example.com`.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { version } from '../../package.json';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { createServer } from '../mcp/createServer';
import { openSite } from '../mcp/openSite';
import { readLocation } from '../mcp/readLocation';

runCommand(() => {
  const site = openSite(readLocation(process.argv.slice(2), BUILD_DIR));
  serveStdio(() => createServer(site, version), {
    onerror: (error) => console.error(error.message),
  });
  // Standard output is reserved for the protocol.
  console.error(`Reads ${site.name}.`);
});
