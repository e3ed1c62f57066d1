import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

export interface StartedScript {
  child: ChildProcess;
  /** Its whole output, once it has exited. */
  output: Promise<string>;
}

/** Starts a TypeScript file like the commands do. */
export function runScript(file: string, args: readonly string[]): StartedScript {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = new Promise<string>((resolve) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('close', () => resolve(text));
  });
  return { child, output };
}
