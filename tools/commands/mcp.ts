import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { version } from '../../package.json';
import { BUILD_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { createServer } from '../mcp/createServer';
import { openSite } from '../mcp/openSite';

export function run({ values }: Given<'mcp'>): void {
  const site = openSite(values.site ?? BUILD_DIR);
  serveStdio(() => createServer(site, version), {
    onerror: (error) => console.error(error.message),
  });
  // Standard output is reserved for the protocol.
  console.error(`Reads ${site.name}.`);
}
