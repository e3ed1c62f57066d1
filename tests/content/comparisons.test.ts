import fs from 'node:fs';
import path from 'node:path';
import {
  readComparison,
  SUFFIX,
  type Comparison,
  type Feature,
} from '../../plugins/comparisons/readComparison';
import { SITE_DIR } from '../../content/paths/siteDir';
import { listComparisons, listEnglishPages } from '../support/content/listContent';
import { readApi } from '../support/components/readApi';

const read = (file: string): Comparison =>
  readComparison(path.dirname(file), path.basename(file, SUFFIX));
const open = (name: string): Comparison =>
  read(path.join(SITE_DIR, 'docs', `${name}${SUFFIX}`));
const files = listComparisons();

test('each is used by a page', () => {
  const named = listEnglishPages().flatMap((page) =>
    [...fs.readFileSync(page, 'utf8').matchAll(/<Comparison name="([^"]+)"/g)].map(
      ([, name = '']) => path.join(path.dirname(page), `${name}${SUFFIX}`),
    ),
  );
  expect([...new Set(named)].sort()).toEqual(files);
});

/** The lowest plan whose packages have the API of a feature. */
function planOf(name: string): string {
  const [owner = '', member] = name.split('.');
  const page = readApi(owner, 'data-grid');
  if (member === undefined) return page.plan ?? 'community';
  const found = page.props[member];
  if (!found) throw new Error(`${owner} has no "${member}".`);
  return found.plan ?? 'community';
}

describe('features of the Data Grid start with the plan whose package has them:', () => {
  const { features } = open('data-grid/overview/plans') as { features: Feature[] };
  test.each(features.map((each) => [JSON.stringify(each.name), each]))(
    '%s',
    (_, each) => {
      expect(each.api.map(planOf)).toEqual(each.api.map(() => each.plan));
    },
  );
});
