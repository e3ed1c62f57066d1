import { toError } from '../../lib/errors';

export interface ErrorSurroundings {
  /** Address of the page. */
  href: string;
  userAgent: string;
  /** Version of this site. */
  siteVersion: string;
  /** React's component stack, if known. */
  componentStack?: string;
}

/**
 * Details for an issue that help to find the cause. The query and hash of the address are
 * omitted: they may contain what a reader typed.
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
