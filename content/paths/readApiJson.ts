import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads a file of the API reference.
 * @throws Error naming the file and how to mend it where it is no JSON
 */
export function readApiJson<T>(file: string): T {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch (error) {
    const name = path.relative(process.cwd(), file);
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw new Error(`${name} is no JSON: ${reason}. npm run api writes it anew.`);
  }
}
