import type { IncomingMessage, ServerResponse } from 'node:http';

export interface DevAnswer {
  /** Value of `Content-Type`. */
  type: string;
  body: string | Buffer;
}

/**
 * Serves files during development that a build writes to disk. Errors are printed, and
 * answered with status 500 and the message.
 * @param name of the middleware
 * @param answer receives the path of a request; undefined passes it to the next handler
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
