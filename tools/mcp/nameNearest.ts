import { findNearest } from '../../src/lib/findNearest';

/** How many names a message offers. */
const COUNT = 5;

/** `Nearest are a, b, c.`; empty where nothing is near. */
export function nameNearest(name: string, names: readonly string[]): string {
  const nearest = findNearest(name, [...names], COUNT);
  return nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
}
