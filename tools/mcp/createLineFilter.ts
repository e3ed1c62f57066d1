import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';

/** Longest message in characters; those of assistants have a few hundred. */
const MAX_LENGTH = 4_000_000;

const ERRORS = {
  parse: { code: -32700, message: 'Parse error: the line is not valid JSON.' },
  request: {
    code: -32600,
    message: 'Invalid request: the line is not a JSON-RPC 2.0 message.',
  },
  length: {
    code: -32600,
    message: `Invalid request: a message has at most ${MAX_LENGTH} characters.`,
  },
};

/**
 * Creates a stream that passes on valid JSON-RPC messages, one per line, and answers all
 * other lines with an error. The SDK ignores them, so that clients would wait forever.
 * @param answer writes an answer with its line end
 */
export function createLineFilter(answer: (line: string) => void): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isTooLong = false;
  const refuse = (error: keyof typeof ERRORS, id: string | number | null = null) =>
    answer(`${JSON.stringify({ jsonrpc: '2.0', id, error: ERRORS[error] })}\n`);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        // The beginning of a line that is too long has been answered.
        const isRest = isTooLong;
        isTooLong = false;
        if (isRest || line.trim() === '') continue;
        const problem = findProblem(line);
        if (problem) refuse(problem.error, problem.id);
        else this.push(`${line}\n`);
      }
      if (rest.length > MAX_LENGTH) {
        if (!isTooLong) refuse('length');
        isTooLong = true;
        rest = '';
      }
      done();
    },
  });
}

function findProblem(line: string) {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { error: 'parse' } as const;
  }
  try {
    parseJSONRPCMessage(value);
    return undefined;
  } catch {
    const { id } = (value ?? {}) as { id?: unknown };
    const known = typeof id === 'string' || typeof id === 'number' ? id : null;
    return { error: 'request', id: known } as const;
  }
}
