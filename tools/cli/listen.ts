import type http from 'node:http';

/**
 * Starts a server.
 * @param command how to call the command with another port, such as `npm run serve -- --port`
 * @throws Error that says so where the port is taken
 */
export async function listen(
  server: http.Server,
  port: number,
  command: string,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(describeTakenPort(port, command)) : error);
    });
    server.listen(port);
  });
}

/** What to tell where another program has the port. */
export const describeTakenPort = (port: number, command: string): string =>
  `Port ${port} is taken by another program. End that one, or choose another port: ${command} ${port + 1}`;
