import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { findStatedDefaults } from '../support/content/findStatedDefaults';
import { listEnglishPages, showPath } from '../support/content/listContent';
import { hasApi, readApi } from '../support/components/readApi';
import { readPage, type Page } from '../support/content/readPage';

/**
 * The defaults of the page's component props in the data; props without one are omitted.
 */
function readDefaults({ frontMatter }: Page): Map<string, string[]> {
  const defaults = new Map<string, string[]>();
  for (const name of (frontMatter.components ?? []).filter(hasApi)) {
    const { props } = readApi(name, frontMatter.product);
    for (const [prop, { default: value }] of Object.entries(props))
      if (value !== null) defaults.set(prop, [...(defaults.get(prop) ?? []), value]);
  }
  return defaults;
}

/** Normalizes quotes, spaces, parentheses and units. */
const normalize = (value: string): string =>
  value
    .replace(/["'\s]/g, '')
    .replace(/^(\d+),(\d{3})$/, '$1$2')
    .replace(/^(\d+)(px|ms)$/, '$1');

async function findWrongDefaults(file: string): Promise<string[]> {
  const page = await readPage(file);
  const defaults = readDefaults(page);
  const props = new Set(defaults.keys());
  return page.lines.flatMap((text, index) =>
    findStatedDefaults(text, props).flatMap(({ prop, value }) => {
      const known = defaults.get(prop) ?? [];
      if (known.some((each) => normalize(each) === normalize(value))) return [];
      return `${page.path}:${index + 1}: the default of \`${prop}\` is ${known.join(' or ')}, not ${value}`;
    }),
  );
}

test.each(listEnglishPages().map(showPath))(
  'the defaults on %s match the data',
  async (file) => {
    expect(await findWrongDefaults(path.join(SITE_DIR, file))).toEqual([]);
  },
);

describe('reads', () => {
  const props = new Set(['rowHeight', 'order', 'gap']);

  test.each([
    ['`rowHeight` is in pixels. The default is 52.', [['rowHeight', '52']]],
    ['`rowHeight` (52 by default) is one.', [['rowHeight', '52']]],
    ['| `rowHeight` | in pixels; 52 px by default |', [['rowHeight', '52']]],
    ['`order` lists. The default is `[1, null]`, so.', [['order', '[1, null]']]],
    ['`rowHeight` is 5 and `gap` is 3 by default', []],
    ['Nothing is named: 3 by default', []],
  ])('%s', (text, expected) => {
    const found = findStatedDefaults(text, props);
    expect(found.map(({ prop, value }) => [prop, value])).toEqual(expected);
  });
});
