import { readFlag } from './readFlag';

const MAX_PORT = 65_535;

/**
 * Reads `--port 3001` or `--port=3001`.
 * @param args what stands behind the command
 * @param fallback the port where none is named
 * @throws Error that says how to write it, if what is named is no port
 */
export function readPort(args: readonly string[], fallback: number): number {
  const text = readFlag(args, '--port');
  if (text === undefined) return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port >= 1 && port <= MAX_PORT) return port;
  throw new Error(
    `--port is "${text}", but should be a number from 1 to ${MAX_PORT}: --port ${fallback + 1}`,
  );
}
