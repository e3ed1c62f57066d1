import type { ReactElement } from 'react';

/**
 * What a hook gives in a place where it needs to be, such as inside a chart.
 * @param render renders the place with the given reader in it
 * @returns the hook's result of the last time the reader was rendered
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
