import { toError } from '../../lib/toError';

export interface ErrorSurroundings {
  /** Address of the page. */
  href: string;
  userAgent: string;
  /** Version of this site. */
  siteVersion: string;
  /** The components around the one that threw, as React tells them. */
  componentStack?: string;
}

/**
 * All that helps to find the cause, as text for an issue. The query and the hash of the
 * address are left out: they may hold what a reader typed.
 */
export function describeError(thrown: unknown, around: ErrorSurroundings): string {
  const error = toError(thrown);
  const { origin, pathname } = new URL(around.href);
  return [
    `Message: ${error.message}`,
    `Page: ${origin}${pathname}`,
    `Site version: ${around.siteVersion}`,
    `Browser: ${around.userAgent}`,
    ...fence('Stack', error.stack),
    ...fence('Components', around.componentStack),
  ].join('\n');
}

const fence = (title: string, text?: string): string[] =>
  text ? ['', `${title}:`, '```', text.trim(), '```'] : [];
