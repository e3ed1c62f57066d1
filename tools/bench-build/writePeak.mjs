/**
 * Preloaded into a measured process: on exit, writes its peak memory, in bytes, to the
 * file in `BENCH_PEAK`.
 */
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { BENCH_PEAK } = process.env;

if (isMainThread && BENCH_PEAK)
  process.on('exit', () =>
    fs.writeFileSync(BENCH_PEAK, String(process.resourceUsage().maxRSS * 1024)),
  );
