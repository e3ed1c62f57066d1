import path from 'node:path';
import { readText } from '../../../content/text/readText';
import type { ApiChange } from '../../../src/types/apiChange';
import type { ApiPage } from '../../../src/types/api';
import type { ProductFolder } from '../../../src/types/page';
import { readApiIndex, type ApiEntry } from '../../api-reference/read/readApiIndex';

/** Finds the reference pages of exports and members. */
export interface EntryLinks {
  /** Page of an export; null if it has none. */
  ofExport: (name: string) => string | null;
  /**
   * Anchor of a member on the page of its owner, or the page if it no longer lists the
   * member.
   */
  ofMember: (owner: string, kind: ApiChange['kind'], name: string) => string | null;
}

/**
 * Creates links from changes to the reference. Addresses are those of the English site.
 * @param docsDir folder of the documentation
 */
export function createEntryLinks(docsDir: string, product: ProductFolder): EntryLinks {
  const names = readApiIndex(docsDir);
  const pages = new Map<string, ReadonlySet<string>>();
  const find = (name: string): ApiEntry | undefined =>
    names.get(name)?.find((entry) => entry.product === product);
  const readAnchors = ({ slug }: ApiEntry): ReadonlySet<string> => {
    const known =
      pages.get(slug) ?? listAnchors(path.join(docsDir, 'api', product, `${slug}.json`));
    pages.set(slug, known);
    return known;
  };
  return {
    ofExport: (name) => find(name)?.path ?? null,
    ofMember: (owner, kind, name) => {
      const entry = find(owner);
      if (!entry) return null;
      const prefix = kind === 'slot' || kind === 'class' ? kind : 'prop';
      const anchor = `${prefix}-${name}`;
      return readAnchors(entry).has(anchor) ? `${entry.path}#${anchor}` : entry.path;
    },
  };
}

function listAnchors(file: string): ReadonlySet<string> {
  const { props, slots, classes } = JSON.parse(readText(file)) as ApiPage;
  return new Set([
    ...Object.keys(props).map((name) => `prop-${name}`),
    ...slots.map(({ name }) => `slot-${name}`),
    ...classes.map(({ className }) => `class-${className}`),
  ]);
}
