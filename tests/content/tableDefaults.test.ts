import type { ApiPage } from '../../src/types/api';
import { findTableDefaults } from '../support/content/findTableDefaults';
import { listEnglishPages } from '../support/content/listContent';
import { hasApi, readAllApis, readApi } from '../support/components/readApi';
import { readPage, type Page } from '../support/content/readPage';

const interfaces = readAllApis().filter(({ kind }) => kind === 'interface');

/**
 * The default of a name in the data: of the page's components, otherwise of interfaces of
 * the product.
 */
function listKnown({ frontMatter }: Page): (name: string) => string[] {
  const { components = [], product } = frontMatter;
  const own = components.filter(hasApi).map((each) => readApi(each, product));
  const others = interfaces.filter((each) => each.product === product);
  const read = (apis: ApiPage[], name: string) =>
    apis.flatMap(({ props }) =>
      Object.hasOwn(props, name) ? (props[name]?.default ?? []) : [],
    );
  return (name) => {
    const known = read(own, name);
    return known.length > 0 ? known : read(others, name);
  };
}

/** Normalizes quotes and spaces; an enum is replaced by its member. */
const normalize = (value: string): string =>
  value
    .replace(/^[A-Z]\w+\./, '')
    .replace(/["'\s]/g, '')
    .toLowerCase();

/** Descriptions in words cannot be compared. */
const isLiteral = (value: string): boolean => !/[a-z,] [a-z]/i.test(value);

test('the tables of the guides match the defaults in the data', async () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const page of await Promise.all(listEnglishPages().map(readPage))) {
    const stated = findTableDefaults(page.lines);
    if (stated.length === 0) continue;
    const known = listKnown(page);
    for (const { name, value, line } of stated) {
      const defaults = known(name).filter(isLiteral);
      if (defaults.length === 0) continue;
      compared += 1;
      if (defaults.some((each) => normalize(each) === normalize(value))) continue;
      wrong.push(
        `${page.path}:${line}: the default of \`${name}\` is ${defaults.join(' or ')}, not ${value}`,
      );
    }
  }
  expect(wrong).toEqual([]);
  // Otherwise the tables were not found.
  expect(compared).toBeGreaterThan(40);
});

test('reads literals, pairs and numbers, and skips words and other tables', () => {
  const found = findTableDefaults([
    '| Option | What it does | Default |',
    '| :-- | :-- | --: |',
    '| `a`, `b` | Two | 5 px, `10` |',
    "| `c` | One | `','` |",
    '| `d` | One | the `title` |',
    '| `e`, `f` | Two | `5` |',
    '',
    '| Option | Value |',
    '| :-- | :-- |',
    '| `g` | `5` |',
    '',
    '| Axis | Property | Default |',
    '| :-- | :-- | :-- |',
    '| x | `height` | 25 px |',
  ]);
  expect(found).toEqual([
    { name: 'a', value: '5', line: 3 },
    { name: 'b', value: '10', line: 3 },
    { name: 'c', value: "','", line: 4 },
    { name: 'height', value: '25', line: 14 },
  ]);
});
