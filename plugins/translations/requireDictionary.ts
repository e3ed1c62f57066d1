import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';

const FILE = 'code.json';

/**
 * Checks that the labels of a language exist.
 * @param folder the translations of that language, `i18n/zh`
 * @throws Error with the file if it is missing or not valid JSON
 */
export function requireDictionary(folder: string, language: string): void {
  const file = path.join(folder, FILE);
  if (!fs.existsSync(file)) {
    throw new Error(
      `Cannot find module '${file}': the labels of "${language}". Make it with: npx docusaurus write-translations --locale ${language}`,
    );
  }
  try {
    JSON.parse(readText(file));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
