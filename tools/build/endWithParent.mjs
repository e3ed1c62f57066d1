/**
 * Preloaded into each process that builds a language. If the parent process is killed, it
 * exits: otherwise it would run on for minutes and write to the same files as the next
 * build.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}
