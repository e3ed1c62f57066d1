import { findNearest } from '../../src/lib/findNearest';

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

/** Maximum number of suggested names. */
const COUNT = 5;

/** `Nearest are a, b, c.`; empty if no name is similar. */
export function nameNearest(name: string, names: readonly string[]): string {
  const nearest = findNearest(name, [...names], COUNT);
  return nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
}
