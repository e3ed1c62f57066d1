import path from 'node:path';

/**
 * Describes a YAML error in a page by its position, without the twenty lines of data that
 * the parser prints.
 * @returns an error without a cause, which would be printed in full
 */
export function describeYamlError(error: unknown, filePath: string): Error {
  const { reason, message, mark } = (error ?? {}) as {
    reason?: string;
    message?: string;
    mark?: { line?: number };
  };
  const file = path.relative(process.cwd(), filePath);
  // YAML counts from 0, and its first line follows the opening `---`.
  const place = mark?.line === undefined ? file : `${file}:${mark.line + 1}`;
  return new Error(
    `${place}: the front matter is not valid YAML: ${reason ?? message?.split('\n')[0] ?? String(error)}. Put quotes around values with special characters.`,
  );
}
