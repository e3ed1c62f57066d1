import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { version } from '../../package.json';
import { BUILD_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { createLineFilter } from '../mcp/createLineFilter';
import { createServer } from '../mcp/createServer';
import { openSite } from '../mcp/openSite';

export function run({ values }: Given<'mcp'>): void {
  const site = openSite(values.site ?? BUILD_DIR);
  const input = process.stdin.pipe(
    createLineFilter((line) => void process.stdout.write(line)),
  );
  serveStdio(() => createServer(site, version), {
    transport: new StdioServerTransport(input),
    onerror: (error) => console.error(error.message),
  });
  // Standard output is reserved for the protocol.
  console.error(`Reads ${site.name}.`);
}
