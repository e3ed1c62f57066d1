import type { ReactElement } from 'react';

/**
 * The result of a hook that needs a context, such as a chart.
 * @param render renders the context with the given element in it
 * @returns the result of the last render
 */
export function readHook<T>(useHook: () => T, render: (reader: ReactElement) => void): T {
  const read: T[] = [];
  function Reader() {
    read.push(useHook());
    return null;
  }
  render(<Reader />);
  return read[read.length - 1] as T;
}
