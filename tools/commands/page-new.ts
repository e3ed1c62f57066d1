import { SITE_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { newPage } from '../pages/newPage';

export async function run({ args, values }: Given<'page:new'>): Promise<void> {
  const [name = '', title = ''] = args;
  const { pathname, files, place } = await newPage({ name, title, ...values }, SITE_DIR);
  console.log(
    `Wrote ${files.join(', ')}.
${place ? `In the navigation it is ${place}.` : 'The navigation had it already.'}
Replace the description, the keywords and the text; then: npm run test:changed
With npm start it is at ${pathname}/`,
  );
}
