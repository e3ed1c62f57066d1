import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { addRecorder } from './recordProblems';

export interface RecordedSite {
  origin: string;
  close: () => Promise<void>;
}

/** Headers that apply to one connection only or are wrong for a changed page. */
const LEFT_OUT = new Set(['connection', 'content-length', 'keep-alive', 'etag', 'date']);

/**
 * Proxies another server and inserts the recorder of problems into each page. It also
 * closes a connection where the other server does.
 * @param upstream origin of the other server
 */
export async function serveRecorded(upstream: string): Promise<RecordedSite> {
  const server = http.createServer(async (request, response) => {
    try {
      const answer = await fetch(upstream + request.url, {
        redirect: 'manual',
        headers: request.headers['service-worker']
          ? { 'service-worker': 'script' }
          : undefined,
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      for (const [name, value] of answer.headers)
        if (!LEFT_OUT.has(name)) response.setHeader(name, value);
      response.writeHead(answer.status);
      response.end(isPage ? addRecorder(body.toString('utf8')) : body);
    } catch {
      request.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
