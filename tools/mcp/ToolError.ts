/** What an assistant is told where a tool cannot answer: which argument, and how to mend it. */
export class ToolError extends Error {
  /** @param argument name of the tool's argument, or of the server's option */
  constructor(argument: string, message: string) {
    super(`${argument}: ${message}`);
    this.name = 'ToolError';
  }
}
