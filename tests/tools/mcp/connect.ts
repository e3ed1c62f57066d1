import { Client, InMemoryTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { createServer } from '../../../tools/mcp/createServer';
import { openSite } from '../../../tools/mcp/openSite';

/**
 * How long a test with a server may take, in ms: npm and tsx take seconds on a busy
 * machine.
 */
export const START_TIME = 120_000;

/** The server, as a client of the SDK sees it. */
export interface Connection {
  client: Client;
  /**
   * Calls a tool and returns its text.
   * @throws Error with the text of a failure
   */
  call: (tool: string, args: Record<string, unknown>) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Connects to a server in this process: it is fast, and Jest finds the tests that import
 * it by changed files.
 * @param site as after `--site`
 */
export async function connectHere(site: string): Promise<Connection> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(openSite(site), '1.2.3').connect(far);
  return open(near);
}

/**
 * Starts the command of the README and connects to it.
 * @param args arguments after `npm run --silent mcp --`
 * @param report receives the server's standard error
 */
export async function connect(
  args: readonly string[],
  report?: (text: string) => void,
): Promise<Connection> {
  const transport = new StdioClientTransport({
    command: 'npm',
    args: ['run', '--silent', 'mcp', '--', ...args],
    cwd: SITE_DIR,
    stderr: 'pipe',
  });
  transport.stderr?.on('data', (chunk: Buffer) => report?.(chunk.toString()));
  return open(transport);
}

async function open(transport: Transport): Promise<Connection> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport, { timeout: START_TIME });
  return {
    client,
    close: () => client.close(),
    call: async (name, input) => {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const text = content
        .map((each) => (each.type === 'text' ? each.text : ''))
        .join('');
      if (isError) throw new Error(text);
      return text;
    },
  };
}
