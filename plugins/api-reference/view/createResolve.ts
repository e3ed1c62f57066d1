import fs from 'node:fs';
import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { splitSections } from '../../../content/pages/splitSections';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { readText } from '../../../content/text/readText';
import type { Language } from '../../../src/config/languages';
import { REDIRECTS } from '../../../src/config/redirects';
import { addBase } from '../../../src/lib/basePath';
import { findMovedSection } from '../../../src/lib/findMovedSection';
import { getDocId } from '../../../src/lib/docPaths';
import { INDEX_FILE } from '../pages/listApiPages';

/** Doc comments link to pages of other products by their path. */
const VENDOR_SITE = 'https://mui.com';

/** Prefix of addresses in the data, for any version. */
const BASE = '/x/';

/**
 * Converts an address of the English site to one of this build; null if there is no such
 * page.
 */
export type Resolve = (address: string) => string | null;

/** Pages whose address differs from the vendor's. */
const MOVED_TO = new Map(REDIRECTS.map(({ from, to }) => [from, to]));

interface ResolveOptions {
  /** Folder of the documentation of any version. */
  docsDir: string;
  language: Language;
  /** Called with every file whose existence is checked. */
  onFile?: (file: string) => void;
}

/** The source file of a page; reference pages are generated from data. */
function getSourceOf(id: string): string {
  if (!id.startsWith('api/')) return `${id}.mdx`;
  return id.endsWith('/index') ? INDEX_FILE : `${id}.json`;
}

/**
 * Links in the data point to pages of the English site, some of which do not exist here.
 * Section links use the vendor's anchors: they are mapped to the anchor on this site, or
 * dropped if it is unknown, or if the guide of this version has no such section.
 */
export function createResolve({ docsDir, language, onFile }: ResolveOptions): Resolve {
  const known = new Map<string, boolean>();
  const changes = new Map(
    listChangesFiles(SITE_DIR).map(({ id, file }) => [id, path.join(SITE_DIR, file)]),
  );
  const exists = (id: string): boolean => {
    const file = changes.get(id) ?? path.join(docsDir, getSourceOf(id));
    onFile?.(file);
    const found = known.get(file) ?? fs.existsSync(file);
    known.set(file, found);
    return found;
  };
  const sections = new Map<string, ReadonlySet<string | null>>();
  const hasSection = (id: string, anchor: string): boolean => {
    const file = path.join(docsDir, getSourceOf(id));
    const anchors =
      sections.get(file) ??
      new Set(splitSections(readText(file)).map((section) => section.anchor));
    sections.set(file, anchors);
    return anchors.has(anchor);
  };
  return (address) => {
    if (!address.startsWith(BASE)) {
      return address.startsWith('/') ? VENDOR_SITE + address : address;
    }
    const [whole = '', hash] = address.split('#');
    const [pathname = '', query] = whole.split('?');
    const named = pathname.slice(BASE.length).replace(/\/$/, '');
    const [page = '', section] = (MOVED_TO.get(named) ?? named).split('#');
    const id = getDocId(BASE + page);
    if (id === null || !exists(id)) return null;
    // Anchors of changes pages, such as `added-prop-BarChart-color`, are not old anchors
    // of an entry.
    const moved = changes.has(id) ? hash : hash && findMovedSection(page, hash);
    const isReference = id.startsWith('api/');
    const target = section ?? (isReference ? (moved ?? hash) : moved);
    const anchor = target && (isReference || hasSection(id, target)) ? target : '';
    return `${addBase(BASE + page, language)}/${query ? `?${query}` : ''}${anchor ? `#${anchor}` : ''}`;
  };
}
