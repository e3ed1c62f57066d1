import { nameGroup } from './nameGroup';

/** A script of the site with its sources. */
export interface MeasuredScript {
  /** Where it is loaded, for the heading of the table. */
  name: string;
  /** Size in bytes after brotli. */
  brotli: number;
  /** Characters of the script by source. */
  sources: ReadonlyMap<string, number>;
}

/** Maximum number of rows; the rest is summed up. */
const MOST = 20;

const kilo = (count: number): string => (count / 1000).toFixed(1).padStart(7);

/** Renders a script as a text table: minified kB, share, and package or folder. */
export function renderScript({ name, brotli, sources }: MeasuredScript): string {
  const groups = new Map<string, number>();
  for (const [source, count] of sources) {
    const group = nameGroup(source);
    groups.set(group, (groups.get(group) ?? 0) + count);
  }
  const sorted = [...groups].sort((a, b) => b[1] - a[1]);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const row = (group: string, count: number): string =>
    `${kilo(count)} ${((100 * count) / total).toFixed(1).padStart(5)} %  ${group}`;
  const rest = sorted.slice(MOST).reduce((sum, [, count]) => sum + count, 0);
  return [
    `${name}: ${kilo(total).trim()} kB minified, ${kilo(brotli).trim()} kB after brotli`,
    ...sorted.slice(0, MOST).map(([group, count]) => row(group, count)),
    ...(rest > 0 ? [row(`${sorted.length - MOST} others`, rest)] : []),
  ].join('\n');
}
