// Replaces the stock indicator: a part that does not arrive is shown as any other error.
import type { LoadingComponentProps } from 'react-loadable';

/** While a page loads the last one stays, so there is nothing to show. */
export default function Loading({ error }: LoadingComponentProps) {
  if (error) throw error;
  return null;
}
