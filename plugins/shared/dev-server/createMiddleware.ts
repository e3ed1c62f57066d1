import type { IncomingMessage, ServerResponse } from 'node:http';

export interface DevAnswer {
  /** For `Content-Type`. */
  type: string;
  body: string | Buffer;
}

/**
 * Serves during development what a build writes as files. An error is printed, and answered
 * with 500 and its message.
 * @param name what the server calls it
 * @param answer gets the path of a request; undefined leaves the request to others
 */
export function createMiddleware(
  name: string,
  answer: (pathname: string) => Promise<DevAnswer> | undefined,
) {
  const middleware = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const answering = answer(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!answering) return next();
    response.setHeader('Cache-Control', 'no-store');
    try {
      const { type, body } = await answering;
      response.setHeader('Content-Type', type);
      response.end(body);
    } catch (error) {
      const { message } = error as Error;
      console.error(message);
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(message);
    }
  };
  return { name, middleware };
}
