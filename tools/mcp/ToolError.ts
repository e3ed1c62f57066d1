/**
 * An error that is reported to the assistant: the invalid argument, and how to fix it.
 */
export class ToolError extends Error {
  /** @param argument name of the tool's argument, or of the server's option */
  constructor(argument: string, message: string) {
    super(`${argument}: ${message}`);
    this.name = 'ToolError';
  }
}
