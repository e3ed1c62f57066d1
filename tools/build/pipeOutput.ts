import type { Readable, Writable } from 'node:stream';
import { isVerbose } from '../cli/verbose';
import { createOutputFilter } from './createOutputFilter';

/**
 * Forwards the output of a process line by line, filtered; unfiltered with `--verbose`.
 */
export function pipeOutput(from: Readable, to: Writable): void {
  if (isVerbose()) {
    from.on('data', (text: Buffer) => to.write(text));
    return;
  }
  const filter = createOutputFilter();
  let rest = '';
  const write = (lines: readonly string[]): void => {
    if (lines.length > 0) to.write(`${lines.join('\n')}\n`);
  };
  from.setEncoding('utf8');
  from.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    write(lines.flatMap(filter.take));
  });
  from.on('end', () =>
    write([...(rest === '' ? [] : filter.take(rest)), ...filter.end()]),
  );
}
