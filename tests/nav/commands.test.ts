import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { nav } from '../../src/nav';
import { getNavStatus } from '../../tools/nav/getNavStatus';

const ROOT = path.join(__dirname, '../..');
const DOCS = path.join(ROOT, 'docs');

function run(...options: string[]): { status: number | null; out: string } {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/cli/run.ts', 'docs:coverage', '--pages', ...options],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, out: stdout };
}

test('docs:coverage --pages prints the missing pages, or JSON', () => {
  const expected = getNavStatus(DOCS, nav);
  expect(JSON.parse(run('--json').out)).toEqual(expected);

  const { status, out } = run();
  expect(status).toBe(0);
  expect(out).toContain(`${expected.present} of ${expected.total} pages exist`);
  expected.missing.forEach(({ pathname }) => expect(out).toContain(`  ${pathname}  `));
}, 60_000);
