import http from 'node:http';

export interface Load {
  /** The number of completed requests. */
  count: number;
  /** Median and 99th percentile of the time to the last byte, in ms. */
  median: number;
  percentile99: number;
  /** The size of the bodies as transferred. */
  bytes: number;
  /** Distinct errors. */
  faults: string[];
}

interface Options {
  port: number;
  host: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
}

/**
 * Sends requests for paths in turn to a server, over many keep-alive connections, for
 * some time.
 */
export async function measureLoad(options: Options): Promise<Load> {
  const { port, host, paths, connections, seconds } = options;
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const headers = { Host: host, 'Accept-Encoding': 'br' };
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const faults = new Set<string>();
  let next = 0;
  let bytes = 0;
  const send = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const start = performance.now();
      const fail = (error: Error) => {
        faults.add(`${path}: ${error.message}`);
        resolve();
      };
      const request = http.get(
        { host: '127.0.0.1', port, path, agent, headers },
        (response) => {
          if (response.statusCode !== 200) faults.add(`${path}: ${response.statusCode}`);
          response.on('data', (part: Buffer) => (bytes += part.length));
          response.on('error', fail);
          response.on('end', () => {
            times.push(performance.now() - start);
            resolve();
          });
        },
      );
      request.on('error', fail);
    });
  const sendUntilEnd = async (): Promise<void> => {
    while (performance.now() < end) await send(paths[next++ % paths.length] ?? '/');
  };
  await Promise.all(Array.from({ length: connections }, sendUntilEnd));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return {
    count: times.length,
    median: at(0.5),
    percentile99: at(0.99),
    bytes,
    faults: [...faults],
  };
}
