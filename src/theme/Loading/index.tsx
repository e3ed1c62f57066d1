// Replaces the original indicator: a failed load is shown like any other error.
import type { LoadingComponentProps } from 'react-loadable';

/** The previous page stays while a page loads, so there is nothing to show. */
export default function Loading({ error }: LoadingComponentProps) {
  if (error) throw error;
  return null;
}
