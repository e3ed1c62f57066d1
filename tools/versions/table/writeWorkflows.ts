import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import type { Version } from '../../../src/config/versions';
import { listJobs } from '../../build/jobs';

const PUBLISH = '.github/workflows/publish.yml';
const NIGHTLY = '.github/workflows/nightly.yml';

const SHARDS = /(?:^ +- \{ shard: .*\}\n)+/m;
const VERSION_TESTS = /(^ +- \{ name: built,.*\n)(?:^ +- \{ name: version .*\n)*/m;
const BUILDS = /(run: npm run build)(?: && npm run build -- --version \d+)*$/m;

/**
 * Writes the versions into the workflows that build and test them.
 * @param table the new table of versions
 * @returns the new content by file; a project without these workflows has none
 * @throws Error if a workflow has an unexpected format
 */
export function writeWorkflows(
  siteDir: string,
  table: readonly Version[],
): Record<string, string> {
  const maintained = table.filter(({ status }) => status === 'maintained');
  const jobs = listJobs(table.filter(({ status }) => status !== 'archived'));
  const shards = jobs.map(
    ({ version, language }, index) =>
      `          - { shard: ${index + 1}/${jobs.length}, version: ${version.major}, language: ${language} }\n`,
  );
  const tests = maintained.map(
    ({ major }) =>
      `          - { name: version ${major}, only: 'build-${major},browser-${major}' }\n`,
  );
  const builds = maintained.map(({ major }) => ` && npm run build -- --version ${major}`);
  const changes: [file: string, pattern: RegExp, write: (start: string) => string][] = [
    [PUBLISH, SHARDS, () => shards.join('')],
    [NIGHTLY, VERSION_TESTS, (start) => start + tests.join('')],
    [NIGHTLY, BUILDS, (start) => start + builds.join('')],
  ];
  const texts: Record<string, string> = {};
  for (const [file, pattern, write] of changes) {
    if (!fs.existsSync(path.join(siteDir, file))) continue;
    const text = texts[file] ?? readText(path.join(siteDir, file));
    if (!pattern.test(text))
      throw new Error(
        `${file} has no lines like ${String(pattern)}. Correct the file, or tools/versions/table/writeWorkflows.ts.`,
      );
    texts[file] = text.replace(pattern, (_, start: string) => write(start));
  }
  return texts;
}
