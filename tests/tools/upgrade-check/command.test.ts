import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../../tools/commands/upgrade-check';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-check-'));
  const write = (file: string, text: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const code = "import { LineChart } from '@mui/x-charts';\n<LineChart legend={{}} />;\n";
  write('broken/App.tsx', code);
  write('broken/node_modules/a/App.tsx', code);
  write('broken/large.js', Buffer.alloc(9_000_000, 'a'));
  write('fine/App.tsx', "import { LineChart } from '@mui/x-charts';\n");
  fs.symlinkSync(folder, path.join(folder, 'fine/circle'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

afterEach(() => {
  process.exitCode = undefined;
});

function check(name: string, values: { json?: true } = {}): string {
  const log = jest.spyOn(console, 'log').mockReturnValue(undefined);
  run({ args: [path.join(folder, name)], values, rest: [] });
  const output = log.mock.calls.join('\n');
  log.mockRestore();
  return output;
}

test('it prints a report, and fails if something breaks', () => {
  const output = check('broken');
  expect(process.exitCode).toBe(1);
  expect(output).toContain(
    '### App.tsx\n\n- [ ] line 2: `legend` of `LineChart` was removed.',
  );
  expect(output).toContain('](/x/migration/migration-charts-v7/#');
  expect(output).toContain('- large.js: The file is too large.');
  expect(output).not.toContain('node_modules');
});

test('it prints JSON', () => {
  expect(JSON.parse(check('fine', { json: true }))).toMatchObject({
    breaking: 0,
    files: [{ file: 'App.tsx', findings: [] }],
  });
  expect(process.exitCode).toBeUndefined();
});

test('it names a folder that does not exist', () => {
  expect(() => check('nowhere')).toThrow(/^There is no folder .*nowhere\.$/);
});
