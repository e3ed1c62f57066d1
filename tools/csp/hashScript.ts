import { createHash } from 'node:crypto';

/** The source expression that allows an inline script. */
export const hashScript = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
