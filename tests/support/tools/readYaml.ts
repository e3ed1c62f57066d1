import fs from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../../content/front-matter/readFrontMatter';
import { SITE_DIR } from '../../../content/paths/siteDir';

/**
 * Reads a YAML file of the project, with the front matter parser.
 * @param file path from the root of the project
 */
export function readYaml<T>(file: string): T {
  const text = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
  return readFrontMatter(`---\n${text}\n---\n`) as T;
}
