import type { ServerResponse } from 'node:http';
import http2 from 'node:http2';
import sirv from 'sirv';
import { generate } from 'selfsigned';

/** One year, as hosts send for files with hashed names. */
const MAX_AGE = 31_536_000;

/**
 * Creates a server that behaves like a good static host: HTTP/2 over TLS, and brotli
 * files next to the originals. Its certificate is self-signed, so the browser must be
 * configured to accept it.
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
