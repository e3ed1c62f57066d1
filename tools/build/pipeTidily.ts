import type { Readable, Writable } from 'node:stream';
import { isVerbose } from '../cli/runCommand';
import { createTidier } from './tidyOutput';

/** Passes on what a process prints, line by line and tidied; with `--verbose` as it is. */
export function pipeTidily(from: Readable, to: Writable): void {
  if (isVerbose()) {
    from.on('data', (text: Buffer) => to.write(text));
    return;
  }
  const tidier = createTidier();
  let rest = '';
  const write = (lines: readonly string[]): void => {
    if (lines.length > 0) to.write(`${lines.join('\n')}\n`);
  };
  from.setEncoding('utf8');
  from.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    write(lines.flatMap(tidier.take));
  });
  from.on('end', () =>
    write([...(rest === '' ? [] : tidier.take(rest)), ...tidier.end()]),
  );
}
