import type http from 'node:http';
import net from 'node:net';

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
const describeTakenPort = (port: number, command: string): string =>
  `Port ${port} is taken by another program. End that one, or choose another port: ${command} ${port + 1}`;

/** The development server listens on one of them, and browsers may try the other. */
const HOSTS = ['127.0.0.1', '::1'];

/**
 * @param command usage of the command with another port
 * @throws Error with the usage if the port is in use
 */
export async function requireFreePort(port: number, command: string): Promise<void> {
  const answers = await Promise.all(HOSTS.map((host) => isAnswering(host, port)));
  if (answers.includes(true)) throw new Error(describeTakenPort(port, command));
}

const isAnswering = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
