import path from 'node:path';
import { MAINTAINED_VERSIONS, VERSIONS } from '../../src/config/versions';
import { getPageSince } from '../../src/lib/pagesSince';
import type { PagesSince } from '../../src/types/page';
import { ARCHIVED_PAGES } from './archivedPages';
import { readArchivedPathnames } from './archivedPathnames';
import { getProjectDir } from './getProjectDir';
import { getVersionDir } from './getVersionDir';
import { listPathnames } from './listPathnames';

const SECTION = /^\/x\/((?:api\/)?[^/]+)\/(.+)$/;

/**
 * Computes since which major each page of the current version exists. Versions in this
 * repository are read from their pages, archived ones from their stored lists, and older
 * sites from the table of archived pages. A page counts from the oldest major since which
 * it exists without a gap.
 * @param siteDir folder of the site that is built: the project or one of its workspaces
 */
export function computePagesSince(
  siteDir: string,
  archived: PagesSince = ARCHIVED_PAGES,
): PagesSince {
  const projectDir = getProjectDir(siteDir);
  const kept = new Set(MAINTAINED_VERSIONS.map(({ major }) => major));
  const known = new Map(
    VERSIONS.map(({ major }) => [
      major,
      kept.has(major)
        ? new Set(listPathnames(getVersionDir(projectDir, major)))
        : readArchivedPathnames(projectDir, major),
    ]),
  );
  const older = VERSIONS.filter(({ status }) => status !== 'current');
  const sections = new Map<string, Map<number, string[]>>();
  for (const pathname of listPathnames(path.join(projectDir, 'docs'))) {
    const [, section = '', page = ''] = SECTION.exec(pathname) ?? [];
    const inArchive = getPageSince(pathname, archived) ?? Infinity;
    const gap = older.findIndex(
      ({ major }) => !(known.get(major)?.has(pathname) ?? major >= inArchive),
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
