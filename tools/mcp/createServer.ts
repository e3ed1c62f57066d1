import { McpServer } from '@modelcontextprotocol/server';
import { SITE_NAME } from '../../src/config/site';
import type { PublishedSite } from './openSite';
import { checkUpgrade } from './tools/checkUpgrade';
import { listChanges } from './tools/listChanges';
import { listDemos } from './tools/listDemos';
import { readApi } from './tools/readApi';
import { readDemo } from './tools/readDemo';
import { readPage } from './tools/readPage';
import { search } from './tools/search';

/** Name of the server in the protocol. */
const NAME = 'component-atlas';

/** Sent once, when a client connects. */
const INSTRUCTIONS =
  'Documentation of React components: Data Grid, Date and Time Pickers, Charts and Tree View. Begin with search; read_page and read_api take the addresses and names that it finds. Demos are complete programs: read_demo before you write code.';

const TOOLS = [search, readPage, readApi, listDemos, readDemo, listChanges, checkUpgrade];

/**
 * Creates the server with all its tools.
 * @param site whose published files it reads
 * @param version of the documentation
 */
export function createServer(site: PublishedSite, version: string): McpServer {
  const server = new McpServer(
    { name: NAME, title: SITE_NAME, version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  TOOLS.forEach((register) => register(server, site));
  return server;
}
