import fs from 'node:fs';
import path from 'node:path';
import { lockBuild } from '../../../tools/build/lockBuild';
import { runLanguages } from '../../../tools/build/runLanguages';
import { isolateCache } from '../../../tools/build/buildCaches';
import { StalledError } from '../../../tools/build/watchProgress';
import { runScript } from './support/runScript';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();
const QUICK = { interval: 100, checks: 8 };
const IDLE = 'setInterval(() => 0, 1000)';

const isRunning = (pid: number): boolean => {
  try {
    // A process that has exited, but whose status was not read yet, still has an id.
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const waitUntil = async (isTrue: () => boolean): Promise<void> => {
  const deadline = Date.now() + 5_000;
  while (!isTrue() && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

const saveId = (file: string) =>
  `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid));`;

test('it waits for successful builds', async () => {
  const folder = makeDir();
  await runLanguages(
    ['en', 'zh'].map((language) => ({
      language,
      args: ['-e', `require('fs').writeFileSync(process.env.OUT, '${language}')`],
      env: { OUT: path.join(folder, language) },
    })),
  );
  expect(fs.readdirSync(folder)).toEqual(['en', 'zh']);
});

test('a failed build stops the other at once, and its language is reported', async () => {
  const file = path.join(makeDir(), 'pid');
  const started = Date.now();
  const run = runLanguages([
    { language: 'en', args: ['-e', saveId(file) + IDLE] },
    {
      language: 'zh',
      args: [
        '-e',
        `setInterval(() => fs.existsSync(${JSON.stringify(file)}) && process.exit(3), 20)`,
      ],
    },
  ]);
  await expect(run).rejects.toThrow('The zh build failed (exit code 3)');
  const pid = Number(fs.readFileSync(file, 'utf8'));
  await waitUntil(() => !isRunning(pid));
  expect(isRunning(pid)).toBe(false);
  expect(Date.now() - started).toBeLessThan(10_000);
});

test('without progress, all are stopped with a message', async () => {
  const file = path.join(makeDir(), 'pid');
  const run = runLanguages(
    [{ language: 'en', args: ['-e', saveId(file) + IDLE] }],
    QUICK,
  );
  await expect(run).rejects.toThrow(StalledError);
  const pid = Number(fs.readFileSync(file, 'utf8'));
  await waitUntil(() => !isRunning(pid));
  expect(isRunning(pid)).toBe(false);
});

test.each([
  ['works without a word', 'while (Date.now() < end);'],
  [
    'prints without work',
    'const timer = setInterval(() => Date.now() < end ? console.log("…") : clearInterval(timer), 300);',
  ],
])('a build that %s is not stuck', async (_title, code) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const args = ['-e', `const end = Date.now() + 2500; ${code}`];
  await expect(runLanguages([{ language: 'en', args }], QUICK)).resolves.toBeUndefined();
  write.mockRestore();
});

test('builds whose command is killed exit as well', async () => {
  const script = path.join(__dirname, 'support/buildForever.ts');
  const { child } = runScript(script, []);
  let text = '';
  child.stdout?.on('data', (part: string) => (text += part));
  await waitUntil(() => text.trim().split('\n').length === 2);
  const ids = text.trim().split('\n').map(Number);
  expect(ids.map(isRunning)).toEqual([true, true]);
  child.kill('SIGKILL');
  await waitUntil(() => !ids.some(isRunning));
  expect(ids.map(isRunning)).toEqual([false, false]);
});

describe('lock', () => {
  test('a second build is rejected, with the process and the remedy', async () => {
    const file = path.join(makeDir(), 'build.lock');
    const unlock = await lockBuild(file);
    await expect(lockBuild(file)).rejects.toThrow(
      new RegExp(`process ${process.pid}\\).*\\n.*delete .*build\\.lock`),
    );
    await unlock();
    await (
      await lockBuild(file)
    )();
    expect(fs.existsSync(file)).toBe(false);
  });

  test('of several builds that find the lock of a killed build, one gets it', async () => {
    const file = path.join(makeDir({ 'build.lock': '999999999\n' }), 'build.lock');
    const script = path.join(__dirname, 'support/takeLock.ts');
    const outputs = await Promise.all(
      [1, 2, 3].map(() => runScript(script, [file]).output),
    );
    const owners = outputs.filter((output) => output.trim() === 'has it');
    expect(owners).toHaveLength(1);
    for (const output of outputs.filter((each) => each.trim() !== 'has it'))
      expect(output).toContain('Another build is running');
  });
});

test('the cache is moved away, and the one moved before is removed', async () => {
  const folder = makeDir({ 'rspack/a': 'new', 'rspack.damaged/b': 'old' });
  const aside = await isolateCache(path.join(folder, 'rspack'));
  expect(aside).toMatch(/rspack\.damaged$/);
  expect(fs.readdirSync(folder)).toEqual(['rspack.damaged']);
  expect(fs.readdirSync(path.join(folder, 'rspack.damaged'))).toEqual(['a']);
  await expect(isolateCache(path.join(folder, 'rspack'))).resolves.toBeUndefined();
});
