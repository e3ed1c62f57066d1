import { createHash } from 'node:crypto';

/** The source expression that allows one inline script. */
export const hashScript = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
