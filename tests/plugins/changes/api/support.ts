import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ApiChange, ProductDiff } from '../../../../src/types/apiChange';
import type { ApiPage } from '../../../../src/types/api';

/** A change with defaults for irrelevant fields. */
export const makeChange = (part: Partial<ApiChange> & { name: string }): ApiChange => ({
  kind: 'component',
  change: 'added',
  in: [],
  from: null,
  to: null,
  note: null,
  ...part,
});

export const makeDiff = (...changes: ApiChange[]): ProductDiff => ({
  product: 'charts',
  from: ['@mui/x-charts@7.1.0'],
  to: ['@mui/x-charts@8.2.0'],
  changes,
});

/** Components of the charts with their props. */
type Components = Record<string, readonly string[]>;

/**
 * A project in a temporary folder: a reference with these components, and changes from 7
 * to 8.
 * @returns its root
 */
export function writeSite(components: Components, diff: ProductDiff): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-site-'));
  const write = (file: string, value: unknown) => {
    const target = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify(value));
  };
  write('static/api/changes/charts-7-8.json', diff);
  const pages = Object.entries(components).map(([name, props]) => {
    const slug = name.toLowerCase();
    const page: Pick<ApiPage, 'name' | 'slug' | 'slots' | 'classes'> & { props: object } =
      {
        name,
        slug,
        props: Object.fromEntries(props.map((prop) => [prop, {}])),
        slots: [],
        classes: [{ className: `Mui${name}-root` } as ApiPage['classes'][number]],
      };
    write(`docs/api/charts/${slug}.json`, page);
    return {
      name,
      slug,
      kind: 'component',
      path: `/x/api/charts/${slug}/`,
      packages: [],
    };
  });
  write('docs/api/index.json', { products: [{ product: 'charts', pages }] });
  return siteDir;
}
