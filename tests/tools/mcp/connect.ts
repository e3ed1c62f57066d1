import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { SITE_DIR } from '../../../site/paths/siteDir';

/** How long a test with a server may take, in ms: npm and tsx take seconds beside other work. */
export const START_TIME = 60_000;

/** The server, as a client of the SDK sees it. */
export interface Connection {
  client: Client;
  /** Calls a tool and returns its text. @throws Error with the text of a failure */
  call: (tool: string, args: Record<string, unknown>) => Promise<string>;
  /** What the server wrote to standard error. */
  log: () => string;
  close: () => Promise<void>;
}

/**
 * Starts the command of the README and connects to it.
 * @param args what stands behind `npm run --silent mcp --`
 */
export async function connect(args: readonly string[]): Promise<Connection> {
  const transport = new StdioClientTransport({
    command: 'npm',
    args: ['run', '--silent', 'mcp', '--', ...args],
    cwd: SITE_DIR,
    stderr: 'pipe',
  });
  let log = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    log: () => log,
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
