import type http from 'node:http';

/**
 * Starts a server.
 * @param command usage of the command with another port, such as `npm run serve --
 *   --port`
 * @throws Error with the usage if the port is in use
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

/** The message if another program uses the port. */
export const describeTakenPort = (port: number, command: string): string =>
  `Port ${port} is taken by another program. End that one, or choose another port: ${command} ${port + 1}`;
