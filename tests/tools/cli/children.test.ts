import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';

const COMMAND = path.join(SITE_DIR, 'tools/cli/children.ts');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'children-'));
const beats = path.join(folder, 'beats');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A grandchild process that shows as long as it runs. */
const HEARTBEAT = `setInterval(() => fs.appendFileSync(${JSON.stringify(beats)}, '.'), 20)`;

/** Starts a shell that starts it, and stops both like Ctrl-C. */
const SCRIPT = `
  const { runChild, endChildren } = require(${JSON.stringify(COMMAND)});
  const command = ['sh', '-c', '"$0" -e "$1"; true', process.execPath, ${JSON.stringify(HEARTBEAT)}];
  void runChild(command).then(() => console.log('went on'));
  const timer = setInterval(() => {
    if (!fs.statSync(${JSON.stringify(beats)}, { throwIfNoEntry: false })?.size) return;
    clearInterval(timer);
    void endChildren().then(() => console.log('ended'));
  }, 20);
`;

test('Ctrl-C ends children and their child processes', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=commonjs', '-e', SCRIPT],
    { cwd: SITE_DIR },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  expect(output).toBe('ended\n');

  const { size } = fs.statSync(beats);
  expect(size).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(fs.statSync(beats).size).toBe(size);
}, 60_000);
