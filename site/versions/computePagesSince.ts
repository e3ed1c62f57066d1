import fs from 'node:fs';
import path from 'node:path';
import { BUILT_VERSIONS, VERSIONS } from '../../src/config/versions';
import { getPageSince } from '../../src/lib/getPageSince';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';
import type { PagesSince } from '../../src/types/pagesSince';
import { listPageIds } from '../nav/listPageIds';
import { ARCHIVED_PAGES } from './archivedPages';
import { getVersionDir } from './getVersionDir';

const SECTION = /^\/x\/((?:api\/)?[^/]+)\/(.+)$/;

/**
 * Since which major each page of the current version is there. What is built with this site is
 * read from its pages; what older sites have at the same address is known from the table of
 * archived pages. A page counts from the oldest major on that has it without a gap.
 * @param siteDir folder with `docs` and `versioned_docs`
 */
export function computePagesSince(
  siteDir: string,
  archived: PagesSince = ARCHIVED_PAGES,
): PagesSince {
  const built = new Map(
    BUILT_VERSIONS.map(({ major }) => [
      major,
      new Set(listPathnames(getVersionDir(siteDir, String(major)))),
    ]),
  );
  const older = VERSIONS.filter(({ status }) => status !== 'current');
  const sections = new Map<string, Map<number, string[]>>();
  for (const pathname of listPathnames(path.join(siteDir, 'docs'))) {
    const [, section = '', page = ''] = SECTION.exec(pathname) ?? [];
    const inArchive = getPageSince(pathname, archived) ?? Infinity;
    const gap = older.findIndex(
      ({ major }) => !(built.get(major)?.has(pathname) ?? major >= inArchive),
    );
    const since = older.at(gap === -1 ? gap : gap - 1)?.major;
    if (!section || since === undefined || gap === 0) continue;
    const majors = sections.get(section) ?? new Map<number, string[]>();
    majors.set(since, [...(majors.get(since) ?? []), page]);
    sections.set(section, majors);
  }
  return Object.fromEntries(
    [...sections].map(([section, majors]) => [
      section,
      [...majors].map(([since, pages]) => [since, pages.join(' ')] as const),
    ]),
  );
}

/** Addresses of written pages, and of those of the reference, which are made from data. */
function listPathnames(docsDir: string): string[] {
  const api = path.join(docsDir, 'api');
  const data = fs.existsSync(api)
    ? fs
        .readdirSync(api, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => `api/${file.split(path.sep).join('/').slice(0, -'.json'.length)}`)
    : [];
  return [...new Set([...listPageIds(docsDir), ...data])].sort().map(getPathnameOfDoc);
}
