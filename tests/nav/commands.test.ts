import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages';
import { nav } from '../../src/nav';
import { getNavStatus } from '../../tools/nav/getNavStatus';
import { getTranslationReport } from '../../tools/nav/getTranslationReport';

const ROOT = path.join(__dirname, '../..');
const DOCS = path.join(ROOT, 'docs');

function run(
  command: string,
  ...options: string[]
): { status: number | null; out: string } {
  const file = path.join(ROOT, 'tools/nav', command);
  const cli = require.resolve('tsx/cli');
  const { status, stdout } = spawnSync(process.execPath, [cli, file, ...options], {
    encoding: 'utf8',
  });
  return { status, out: stdout };
}

test('nav:status prints the pages that are missing, or JSON', () => {
  const expected = getNavStatus(DOCS, nav);
  expect(JSON.parse(run('navStatus.ts', '--json').out)).toEqual(expected);

  const { status, out } = run('navStatus.ts');
  expect(status).toBe(0);
  expect(out).toContain(`${expected.present} of ${expected.total} pages exist`);
  expected.missing.forEach(({ pathname }) => expect(out).toContain(`  ${pathname}  `));
}, 60_000);

test('i18n:status prints what is not translated, or JSON', () => {
  const expected = getTranslationReport(DOCS, nav, 'zh');
  const reports = JSON.parse(run('translationReport.ts', '--json').out) as object;
  expect(reports).toMatchObject({ zh: expected });
  expect(Object.keys(reports)).toEqual(
    LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
  );

  const { status, out } = run('translationReport.ts');
  expect(status).toBe(0);
  expect(out).toContain('简体中文 (zh) shows in English:');
  expect(out).toContain(`\n${expected.missingPages.length} pages.`);
}, 60_000);
