/**
 * `npm run demo:new -- <page> <Name>`: writes the initial file of a demo next to a page.
 */
import { SITE_DIR } from '../../content/paths/siteDir';
import { writeNewDemo } from '../../plugins/demos/writeNewDemo';

try {
  const { file, line } = writeNewDemo(process.argv.slice(2), SITE_DIR);
  console.log(`Wrote ${file}. Put it into the page with:\n\n  ${line}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
