import path from 'node:path';
import { readText } from '../text/readText';

/**
 * Reads a file of the API reference.
 * @throws Error with the file and how to fix it if it is not valid JSON
 */
export function readApiJson<T>(file: string): T {
  try {
    return JSON.parse(readText(file)) as T;
  } catch (error) {
    const name = path.relative(process.cwd(), file);
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw new Error(
      `${name} is not valid JSON: ${reason}. Run npm run api to write it again.`,
    );
  }
}
