import type { ServerResponse } from 'node:http';
import http2 from 'node:http2';
import sirv from 'sirv';
import { generate } from 'selfsigned';

/** A year, as a host sends for files whose names have a hash. */
const MAX_AGE = 31_536_000;

/**
 * A server as a good static host is one: HTTP/2 over TLS, brotli from the files beside the
 * originals. Its certificate is made on the spot, so the browser has to be told to accept it.
 * @param folder with the compressed files of tools/build/compressFiles
 */
export async function createBenchServer(
  folder: string,
): Promise<http2.Http2SecureServer> {
  const { private: key, cert } = await generate([
    { name: 'commonName', value: 'localhost' },
  ]);
  const files = sirv(folder, { brotli: true, etag: true, setHeaders });
  return http2.createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    files(request as never, response as never, () => {
      response.writeHead(404).end();
    }),
  );
}

function setHeaders(response: ServerResponse, pathname: string): void {
  const isHashed = pathname.includes('/assets/');
  response.setHeader(
    'Cache-Control',
    isHashed ? `public, max-age=${MAX_AGE}, immutable` : 'no-cache',
  );
}
