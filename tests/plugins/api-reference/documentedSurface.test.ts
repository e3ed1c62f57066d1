import surface from './documentedSurface.json';
import { readJson } from './readOutput';
import type { ApiPage } from '../../../src/types/api';

interface Names {
  props: string[];
  slots: string[];
  classes: string[];
}

const KINDS = ['props', 'slots', 'classes'] as const;

/** Names that the documented surface of a product has, that we list, and that only we list. */
function compare(product: string, kind: (typeof KINDS)[number]) {
  const count = { wanted: 0, found: 0, extra: 0 };
  for (const [path, names] of Object.entries(surface as Record<string, Names>)) {
    if (!path.startsWith(`${product}/`)) continue;
    const wanted = new Set(names[kind]);
    const listed = getNames(readJson<ApiPage>(`${path}.json`))[kind];
    count.wanted += wanted.size;
    count.found += listed.filter((name) => wanted.has(name)).length;
    count.extra += listed.filter((name) => !wanted.has(name)).length;
  }
  return count;
}

const getNames = ({ props, slots, classes }: ApiPage): Names => ({
  props: Object.keys(props),
  slots: slots.map(({ name }) => name),
  classes: classes.map(({ className }) => className),
});

describe.each(['charts', 'tree-view'])('the documented surface of %s', (product) => {
  it.each(KINDS)('is covered in %s', (kind) => {
    const { wanted, found } = compare(product, kind);
    expect(wanted).toBeGreaterThan(0);
    expect(found / wanted).toBeGreaterThanOrEqual(0.99);
  });

  it('is exceeded by few props', () => {
    const { wanted, extra } = compare(product, 'props');
    expect(extra / wanted).toBeLessThanOrEqual(0.1);
  });
});
