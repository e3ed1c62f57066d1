import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { countRequiredDemos, newPage } from '../pages/newPage';

export async function run({ args, values }: Given<'page:new'>): Promise<void> {
  const [name = '', title = ''] = args;
  const { id, pathname, files, place } = await newPage(
    { name, title, ...values },
    SITE_DIR,
  );
  const demos = countRequiredDemos(id);
  console.log(
    `Wrote ${files.join(', ')}.
${place ? `In the navigation it is ${place}.` : 'The navigation had it already.'}
Replace the description and the text, and add keywords.${demos > 0 ? ` The page needs ${demos} demos. To write another:\n\n  npm run demo:new -- ${path.posix.dirname(id)} <Name>\n` : ''}
Then: npm run test:changed
Restart npm start, if it runs. The page is at ${pathname}/`,
  );
}
