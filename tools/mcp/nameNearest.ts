import { findNearest } from '../../src/lib/findNearest';

/** Maximum number of suggested names. */
const COUNT = 5;

/** `Nearest are a, b, c.`; empty if no name is similar. */
export function nameNearest(name: string, names: readonly string[]): string {
  const nearest = findNearest(name, [...names], COUNT);
  return nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
}
