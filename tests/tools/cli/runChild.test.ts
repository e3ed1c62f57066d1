import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { describeError } from '../../../tools/cli/describeError';

const MODULE = pathToFileURL(path.join(SITE_DIR, 'tools/install/runChild.mjs')).href;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-child-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A program that runs until it is told to end, and says both. */
const LONG = `
  process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('runs');
`;
const STARTER = `
  import { runChild } from ${JSON.stringify(MODULE)};
  process.exit(await runChild(['-e', ${JSON.stringify(LONG)}], process.cwd()));
`;

/** Resolves once the output contains a text. */
const waitFor = (child: ChildProcess, text: string): Promise<void> =>
  new Promise((resolve) => {
    let output = '';
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString();
      if (output.includes(text)) resolve();
    });
  });

const starter = path.join(folder, 'starter.mjs');
beforeAll(() => fs.writeFileSync(starter, STARTER));

test('a command ends with the process that started it', async () => {
  const child = spawn(process.execPath, [starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = waitFor(child, 'ended');
  await waitFor(child, 'runs');
  child.kill('SIGTERM');
  await ended;
}, 60_000);

test('and with npm, even if that is killed', async () => {
  // In place of npm: a process that only starts it, as npm does.
  const npm = spawn(
    process.execPath,
    [
      '-e',
      `require('child_process').spawn(process.execPath, [${JSON.stringify(starter)}], { stdio: 'inherit' })`,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'build' },
    },
  );
  const ended = waitFor(npm, 'ended');
  await waitFor(npm, 'runs');
  npm.kill('SIGKILL');
  await ended;
}, 60_000);

test('output that nobody reads on ends a command without a stack', async () => {
  const program = `
    import { runCommand } from ${JSON.stringify(path.join(SITE_DIR, 'tools/cli/runCommand.ts'))};
    runCommand(async () => {
      for (;;) {
        process.stdout.write('line\\n'.repeat(10_000));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    });
  `;
  const file = path.join(folder, 'endless.ts');
  fs.writeFileSync(file, program);
  const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd: SITE_DIR });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  await new Promise((resolve) => child.on('close', resolve));
  expect(errors).toBe('');
}, 60_000);

test('an error without a text has a message', () => {
  expect(describeError(Object.create(null))).toBe(
    'The command threw a value without a text.',
  );
  const error = Object.assign(new Error('ENOTDIR'), { code: 'ENOTDIR', path: '/a/b' });
  expect(describeError(error)).toContain('/a/b cannot be written: a part of its path');
});
