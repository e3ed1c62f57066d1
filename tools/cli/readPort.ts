const MAX_PORT = 65_535;

/**
 * Reads the value of `--port`.
 * @param fallback the default port
 * @throws Error with the correct usage if the value is not a port
 */
export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port >= 1 && port <= MAX_PORT) return port;
  throw new Error(
    `--port is "${text}", but should be a number from 1 to ${MAX_PORT}: --port ${fallback + 1}`,
  );
}
