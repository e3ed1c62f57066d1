import type { Figures, Site } from './figures';

/** A figure compared with that of another site, and the project's goal. */
export interface Ratio {
  page: string;
  what: string;
  ours: number;
  other: number;
  ratio: number;
  /** The goal: the highest acceptable ratio. */
  aim?: number;
}

/** The only page type that the other sites have. */
const TEXT = 'text';

interface Comparison {
  what: string;
  with: Site;
  read: (figures: Figures) => number | undefined;
  aim?: number;
  /**
   * Which pages to compare with the other site: with the same page or with the text page.
   */
  pages: (page: string) => boolean;
}

const isText = (page: string): boolean => page === TEXT;

const COMPARISONS: readonly Comparison[] = [
  {
    what: 'LCP, to the page without scripts',
    with: 'limit',
    read: ({ lcp }) => lcp,
    aim: 1.05,
    pages: () => true,
  },
  {
    what: 'script before load, to stock',
    with: 'stock',
    read: ({ bytes }) => bytes.scriptBeforeLoad,
    aim: 0.6,
    pages: () => true,
  },
  {
    what: 'script in all, to stock',
    with: 'stock',
    read: ({ bytes }) => bytes.script,
    pages: () => true,
  },
  {
    what: 'CSS, to stock',
    with: 'stock',
    read: ({ bytes }) => bytes.css,
    aim: 0.6,
    pages: isText,
  },
  {
    what: 'all bytes, to stock',
    with: 'stock',
    read: ({ bytes }) => bytes.all,
    pages: isText,
  },
  {
    what: 'all bytes, to Starlight',
    with: 'starlight',
    read: ({ bytes }) => bytes.all,
    pages: isText,
  },
  { what: 'LCP, to stock', with: 'stock', read: ({ lcp }) => lcp, pages: isText },
  { what: 'LCP, to Starlight', with: 'starlight', read: ({ lcp }) => lcp, pages: isText },
  {
    what: 'click to heading, to stock',
    with: 'stock',
    read: ({ click }) => click,
    aim: 0.7,
    pages: () => true,
  },
];

/**
 * Compares the pages of this site with those of others. A page that another site does not
 * have is compared with its text page.
 */
export function listRatios(all: readonly Figures[]): Ratio[] {
  const find = (site: Site, page: string): Figures | undefined =>
    all.find((each) => each.site === site && each.page === page);
  return all
    .filter(({ site }) => site === 'ours')
    .flatMap((figures) =>
      COMPARISONS.filter(({ pages }) => pages(figures.page)).flatMap((comparison) => {
        const site = comparison.with;
        const other = find(site, figures.page) ?? find(site, TEXT);
        const [a, b] = [figures, other].map((each) => each && comparison.read(each));
        if (a === undefined || b === undefined) return [];
        const { what, aim } = comparison;
        const ratio = a / b;
        return [{ page: figures.page, what, ours: a, other: b, ratio, aim }];
      }),
    );
}

/** Renders one line per ratio, with the goal if there is one. */
export const renderRatios = (ratios: readonly Ratio[]): string =>
  ratios
    .map(({ page, what, ratio, aim }) => {
      const verdict = ratio <= (aim ?? Infinity) ? 'met' : 'missed';
      const goal = aim === undefined ? '' : `  (aim ${aim}: ${verdict})`;
      return `${page.padEnd(14)}  ${what.padEnd(34)}  ${ratio.toFixed(2)}${goal}`;
    })
    .join('\n');
