import surface from './documentedSurface.json';
import { readJson } from './readOutput';
import type { ApiPage } from '../../../src/types/api';

interface Names {
  props: string[];
  slots: string[];
  classes: string[];
}

const KINDS = ['props', 'slots', 'classes'] as const;

/** Names in the documented API of a product, in our list, and only in our list. */
function compare(product: string, kind: (typeof KINDS)[number]) {
  const count = { expected: 0, found: 0, extra: 0 };
  for (const [path, names] of Object.entries(surface as Record<string, Names>)) {
    if (!path.startsWith(`${product}/`)) continue;
    const expected = new Set(names[kind]);
    const listed = getNames(readJson<ApiPage>(`${path}.json`))[kind];
    count.expected += expected.size;
    count.found += listed.filter((name) => expected.has(name)).length;
    count.extra += listed.filter((name) => !expected.has(name)).length;
  }
  return count;
}

const getNames = ({ props, slots, classes }: ApiPage): Names => ({
  props: Object.keys(props),
  slots: slots.map(({ name }) => name),
  classes: classes.map(({ className }) => className),
});

describe.each(['charts', 'tree-view'])('the documented API of %s', (product) => {
  it.each(KINDS)('is covered in %s', (kind) => {
    const { expected, found } = compare(product, kind);
    expect(expected).toBeGreaterThan(0);
    expect(found / expected).toBeGreaterThanOrEqual(0.99);
  });

  it('is exceeded by few props', () => {
    const { expected, extra } = compare(product, 'props');
    expect(extra / expected).toBeLessThanOrEqual(0.1);
  });
});
