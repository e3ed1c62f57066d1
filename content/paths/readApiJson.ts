import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads a file of the API reference.
 * @throws Error with the file and how to fix it if it is not valid JSON
 */
export function readApiJson<T>(file: string): T {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch (error) {
    const name = path.relative(process.cwd(), file);
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw new Error(
      `${name} is not valid JSON: ${reason}. Run npm run api to write it again.`,
    );
  }
}
