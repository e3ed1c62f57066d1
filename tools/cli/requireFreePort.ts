import net from 'node:net';
import { describeTakenPort } from './listen';

/** The development server listens on one, browsers may try the other. */
const HOSTS = ['127.0.0.1', '::1'];

/**
 * @param command how to call the command with another port
 * @throws Error that says so where something answers at the port
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
