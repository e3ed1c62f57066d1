import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request to a local server under another host name, without following redirects.
 */
export const requestHost = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
      .on('error', reject)
      .end();
  });
