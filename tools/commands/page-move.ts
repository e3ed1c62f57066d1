import { SITE_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { applyMove, planMove } from '../pages/movePage';

export async function run({ args, values }: Given<'page:move'>): Promise<void> {
  const [from = '', to = ''] = args;
  const today = new Date().toISOString().slice(0, 10);
  const plan = await planMove({ from, to }, SITE_DIR, today);
  if (!values['dry-run']) applyMove(plan, SITE_DIR);
  const { paths, texts, redirects, removed, left } = plan;
  const changed = [...texts.keys()].filter((file) => !paths.has(file)).sort();
  console.log(
    [
      ...[...paths].map(([old, file]) => `${old} → ${file}`),
      ...changed.map((file) => `changed: ${file}`),
      ...left.map((file) => `look at: ${file}, which names the page also otherwise`),
      ...Object.entries(removed).map(
        ([old, target]) => `removed redirect: ${old} → ${target}`,
      ),
      ...Object.entries(redirects).map(([old, target]) => `redirect: ${old} → ${target}`),
      values['dry-run']
        ? 'Nothing was written.'
        : `To see the changes, with the renames: git add -A && git diff --cached -M
Then: npm run test:changed. Restart npm start, if it runs.`,
    ].join('\n'),
  );
}
