import { spawn } from 'node:child_process';

export interface Display {
  /** The value for `DISPLAY`. */
  name: string;
  close: () => void;
}

const SCREEN = '1920x1400x24';

/**
 * Starts a virtual display with a free number.
 * @param program path of Xvfb
 * @throws Error with the output of Xvfb if it does not start
 */
export async function startDisplay(program: string): Promise<Display> {
  const child = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const number = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      if (written.endsWith('\n')) resolve(written.trim());
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Xvfb did not start: ${said.trim()}`)));
  });
  return { name: `:${number}`, close: () => void child.kill() };
}
