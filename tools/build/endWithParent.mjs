/**
 * Loaded into each process that builds a language. If the command that started it is killed, it
 * ends too: otherwise it would go on for minutes and write beside the next build.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}
