import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { HelmetData } from 'react-helmet-async';

/** What the published types of the library leave out. */
interface Data {
  value: { helmetInstances: { get: () => unknown[] } };
}

/**
 * Forgets the head tags of a first render that React threw away. A click before the page is
 * hydrated makes React begin anew, and the library, which counts a `Head` when it is rendered,
 * would keep the first page's tags beside those of every page that follows.
 * Call it before the first `Head` renders.
 */
export function dropDiscardedHeads(): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  const { value } = new HelmetData({}) as unknown as Data;
  value.helmetInstances.get().length = 0;
}
