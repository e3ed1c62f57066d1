import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { hashSection } from '../../content/translations/hashSection';
import { splitSections } from '../../content/translations/splitSections';

/** A page has rarely more revisions; each is one call of Git. */
const MAX_REVISIONS = 200;

const git = (siteDir: string, args: string[]): string =>
  execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  });

/**
 * The text of an English section as it was when it was translated, out of the history.
 * @param page path of the English page from the root of the project
 * @param stamp of the section
 * @returns undefined where the history does not have it, or where there is no history
 */
export function findOldSection(
  page: string,
  key: string,
  stamp: string,
  siteDir: string,
): string | undefined {
  try {
    const log = [
      'log',
      '--follow',
      `-${MAX_REVISIONS}`,
      '--format=%x00%H',
      '--name-only',
    ];
    const revisions = git(siteDir, [...log, '--', page])
      .split('\0')
      .slice(1);
    for (const revision of revisions) {
      const [commit = '', ...names] = revision.trim().split(/\n+/);
      // Under the name that the page had then.
      const text = git(siteDir, ['show', `${commit}:./${names.at(-1) ?? page}`]);
      const section = splitSections(text).find((each) => each.key === key);
      if (section && hashSection(section.text) === stamp) return section.text;
    }
  } catch {
    // Git is not there, or the folder is no repository: the status says so.
  }
  return undefined;
}

/** Where a page of that id is, from the root of the project. */
export const toSourcePath = (id: string): string => path.posix.join('docs', `${id}.mdx`);
