import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { nav } from '../../src/nav';
import { getNavStatus } from '../../tools/nav/getNavStatus';

const ROOT = path.join(__dirname, '../..');
const DOCS = path.join(ROOT, 'docs');

function run(
  command: string,
  ...options: string[]
): { status: number | null; out: string } {
  const file = path.join(ROOT, 'tools/commands', command);
  const cli = require.resolve('tsx/cli');
  const { status, stdout } = spawnSync(process.execPath, [cli, file, ...options], {
    encoding: 'utf8',
  });
  return { status, out: stdout };
}

test('nav:status prints the missing pages, or JSON', () => {
  const expected = getNavStatus(DOCS, nav);
  expect(JSON.parse(run('nav-status.ts', '--json').out)).toEqual(expected);

  const { status, out } = run('nav-status.ts');
  expect(status).toBe(0);
  expect(out).toContain(`${expected.present} of ${expected.total} pages exist`);
  expected.missing.forEach(({ pathname }) => expect(out).toContain(`  ${pathname}  `));
}, 60_000);
