import { walkNav } from '../../content/nav/walkNav';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { nav } from '../../src/nav';
import { listEnglishPages } from '../support/content/listContent';
import { readPage } from '../support/content/readPage';

test('a title has the words of its entry in the navigation', async () => {
  const entries = new Map(walkNav(nav).map((entry) => [entry.pathname, entry]));
  const pages = await Promise.all(listEnglishPages().map(readPage));
  const problems = pages.flatMap(({ path, frontMatter: { title = '' } }) => {
    const id = path.replace(/^docs\/|\.mdx$/g, '');
    const entry = entries.get(getPathnameOfDoc(id));
    // In its group, the first page is called "Overview"; its title is the group's.
    const name = entry && pageToTitle(entry);
    if (!name || name === 'Overview') return [];
    const missing = name
      .split(/[\s,:()]+/)
      .filter((word) => !title.toLowerCase().includes(word.toLowerCase()));
    return missing.length > 0
      ? [`${path}: "${title}" lacks ${missing.join(', ')} of the entry "${name}"`]
      : [];
  });
  expect(problems).toEqual([]);
});
