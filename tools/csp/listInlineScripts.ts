import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi;
/** Data in a script element is not executed, so no policy applies to it. */
const DATA_TYPE = /\btype=(?!["']?(?:module|text\/javascript)\b)/i;

/**
 * Lists the code of all inline scripts in the pages of a built site, without duplicates.
 * @param folder the built site
 * @param isPage whether a file, given by its relative path, is a page with the policy
 */
export function listInlineScripts(
  folder: string,
  isPage: (file: string) => boolean = () => true,
): string[] {
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && isPage(file.split(path.sep).join('/')));
  const scripts = pages.flatMap((file) => {
    const html = readText(path.join(folder, file));
    return [...html.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes))
      .filter(([, attributes = '']) => !DATA_TYPE.test(attributes))
      .map(([, , code = '']) => code);
  });
  return [...new Set(scripts)].filter((code) => code !== '');
}
