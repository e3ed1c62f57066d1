import fs from 'node:fs';
import path from 'node:path';
import { KEPT_VERSIONS, VERSIONS } from '../../src/config/versions';
import { getPageSince } from '../../src/lib/getPageSince';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';
import type { PagesSince } from '../../src/types/pagesSince';
import { listPageIds } from '../nav/listPageIds';
import { ARCHIVED_PAGES } from './archivedPages';
import { getProjectDir } from './getProjectDir';
import { getVersionDir } from './getVersionDir';

const SECTION = /^\/x\/((?:api\/)?[^/]+)\/(.+)$/;

/**
 * Since which major each page of the current version is there. What is built from here is read
 * from its pages; what older sites have at the same address is known from the table of
 * archived pages. A page counts from the oldest major on that has it without a gap.
 * @param siteDir folder of the site that is built: the project, or a workspace of it
 */
export function computePagesSince(
  siteDir: string,
  archived: PagesSince = ARCHIVED_PAGES,
): PagesSince {
  const projectDir = getProjectDir(siteDir);
  const kept = new Map(
    KEPT_VERSIONS.map(({ major }) => [
      major,
      new Set(listPathnames(getVersionDir(projectDir, String(major)))),
    ]),
  );
  const older = VERSIONS.filter(({ status }) => status !== 'current');
  const sections = new Map<string, Map<number, string[]>>();
  for (const pathname of listPathnames(path.join(projectDir, 'docs'))) {
    const [, section = '', page = ''] = SECTION.exec(pathname) ?? [];
    const inArchive = getPageSince(pathname, archived) ?? Infinity;
    const gap = older.findIndex(
      ({ major }) => !(kept.get(major)?.has(pathname) ?? major >= inArchive),
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
