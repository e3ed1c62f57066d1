import net from 'node:net';
import { describeTakenPort } from './listen';

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
