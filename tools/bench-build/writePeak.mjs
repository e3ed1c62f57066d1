/**
 * Loaded into a process that is measured: writes the memory that it took at its peak, in bytes,
 * into the file that `BENCH_PEAK` names, when it ends.
 */
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { BENCH_PEAK } = process.env;

if (isMainThread && BENCH_PEAK)
  process.on('exit', () =>
    fs.writeFileSync(BENCH_PEAK, String(process.resourceUsage().maxRSS * 1024)),
  );
