import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { hashSection } from '../../content/translations/hashSection';
import { splitSections } from '../../content/translations/splitSections';

/** Pages rarely have more revisions; each one is a Git call. */
const MAX_REVISIONS = 200;

const git = (siteDir: string, args: string[]): string =>
  execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  });

/**
 * Finds the English text of a section at the time it was translated, in the history.
 * @param page path of the English page relative to the project root
 * @param stamp of the section
 * @returns undefined if it is not in the history, or if there is no history
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
      // With the name that the page had at that commit.
      const text = git(siteDir, ['show', `${commit}:./${names.at(-1) ?? page}`]);
      const section = splitSections(text).find((each) => each.key === key);
      if (section && hashSection(section.text) === stamp) return section.text;
    }
  } catch {
    // Git is not installed, or the folder is not a repository; the status reports it.
  }
  return undefined;
}

/** Path of the page with that id, relative to the project root. */
export const toSourcePath = (id: string): string => path.posix.join('docs', `${id}.mdx`);
