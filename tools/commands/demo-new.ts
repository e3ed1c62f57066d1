import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { writeNewDemo } from '../../plugins/demos/writeNewDemo';
import { createPrivatePage } from '../../plugins/playground/privatePages';
import type { Given } from '../cli/parseCommand';

export function run({ args, values }: Given<'demo:new'>): void {
  if (values.playground !== undefined) return writePrivatePage(values.playground);
  const { file, line } = writeNewDemo(args, SITE_DIR);
  console.log(`Wrote ${file}. Put it into the page with:\n\n  ${line}\n`);
}

/** Production builds exclude such a page (`privatePages.ts`). */
function writePrivatePage(given: string): void {
  const file = createPrivatePage(given, SITE_DIR, fs);
  const name = path.basename(path.dirname(file));
  console.log(`Made ${path.relative(SITE_DIR, file)}
With the development server running (npm start) it is at /x/playground/${name}/`);
}
