import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import type { PublishedSite } from './openSite';

export interface Tool<Input extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /**
   * @returns the answer for the assistant, as Markdown
   * @throws ToolError if an argument is invalid
   */
  run: (input: z.infer<Input>, site: PublishedSite) => Promise<string>;
}

/** Registers a tool on a server, for the files of a site. */
export type RegisterTool = (server: McpServer, site: PublishedSite) => void;

/** Defines a tool of the server. All tools read published files and are read-only. */
export function defineTool<Input extends z.ZodObject>({
  name,
  title,
  description,
  input,
  run,
}: Tool<Input>): RegisterTool {
  // The SDK's types do not infer generic schemas, so the tool parses the input itself.
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

/** Failures are returned as answers, so that the assistant can correct its request. */
async function answer(text: Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await text }] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text: message }], isError: true };
  }
}

/** Arguments that several tools share. */
export const language = z
  .enum(LANGUAGES)
  .default(DEFAULT_LANGUAGE)
  .describe('Language of the pages. Chinese pages that are not translated are English.');

export const product = z.enum(PRODUCT_FOLDERS);

/** @param most the maximum, which is also the default */
export const limit = (most: number) =>
  z.number().int().min(1).max(most).default(most).describe('At most this many.');
