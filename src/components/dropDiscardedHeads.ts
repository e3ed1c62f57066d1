import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { HelmetData } from 'react-helmet-async';

/** Fields that are missing from the published types of the library. */
interface Data {
  value: { helmetInstances: { get: () => unknown[] } };
}

/**
 * Removes the head tags of a first render that React discarded. A click before hydration
 * makes React start over; the library counts a `Head` when it renders, so it would keep
 * the first page's tags next to those of every later page. Call this before the first
 * `Head` renders.
 */
export function dropDiscardedHeads(): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  const { value } = new HelmetData({}) as unknown as Data;
  value.helmetInstances.get().length = 0;
}
