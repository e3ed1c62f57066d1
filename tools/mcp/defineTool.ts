import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { PublishedSite } from './openSite';

export interface Tool<Input extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /**
   * @returns what the assistant reads, as Markdown
   * @throws ToolError where an argument is wrong
   */
  run: (input: z.infer<Input>, site: PublishedSite) => Promise<string>;
}

/** Offers a tool to the clients of a server, over the files of a site. */
export type RegisterTool = (server: McpServer, site: PublishedSite) => void;

/** Makes a tool of the server. All of them read published files and change nothing. */
export function defineTool<Input extends z.ZodObject>({
  name,
  title,
  description,
  input,
  run,
}: Tool<Input>): RegisterTool {
  // The types of the SDK do not follow a schema through generics: the tool parses by it itself.
  const inputSchema: z.ZodObject = input;
  return (server, site) => {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema,
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      (args) => answer(run(input.parse(args), site)),
    );
  };
}

/** A failure is an answer too: the assistant reads it and asks again. */
async function answer(text: Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await text }] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text: message }], isError: true };
  }
}
