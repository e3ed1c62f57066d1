import { cutText, LONGEST } from '../../../tools/mcp/cutText';
import { createLineFilter } from '../../../tools/mcp/createLineFilter';

const section = (number: number): string =>
  `## Section ${number}\n\n${'Some words of text.\n'.repeat(200)}\n`;
const LONG = `# Page\n\n${Array.from({ length: 60 }, (_, index) => section(index)).join('')}`;

describe('a long text', () => {
  test('begins with its sections and its first part', () => {
    const text = cutText(LONG);
    expect(text.length).toBeLessThan(LONGEST + 500);
    expect(text).toMatch(new RegExp(`^This text has ${LONG.length} characters`));
    const [, offset] =
      /- Section 30 \(section: section-30, offset: (\d+)\)/.exec(text) ?? [];
    expect(LONG.slice(Number(offset))).toMatch(/^## Section 30\n/);
  });

  test('can be read to its end without a gap', () => {
    let read = '';
    let offset: number | undefined = 0;
    for (let part = 0; offset !== undefined && part < 100; part += 1) {
      const text = cutText(LONG, offset);
      const [, from, to] = /Characters (\d+) to (\d+) follow/.exec(text) ?? [];
      expect(Number(from)).toBe(offset);
      read += LONG.slice(Number(from), Number(to));
      expect(text).toContain(LONG.slice(Number(from), Number(to)));
      offset = Number(to) < LONG.length ? Number(to) : undefined;
    }
    expect(read).toBe(LONG);
  });

  test('of one line, or with very many sections, is cut as well', () => {
    expect(cutText('x'.repeat(1_000_000)).length).toBeLessThan(LONGEST + 500);
    const headings = Array.from({ length: 5_000 }, (_, index) => `## Heading ${index}\n`);
    expect(cutText(headings.join('\n')).length).toBeLessThan(LONGEST + 500);
  });
});

test('a short text is returned as it is, and its end is named', () => {
  expect(cutText('# A\n\nb')).toBe('# A\n\nb');
  expect(cutText('# A', 10)).toBe('The text ends at 3; offset has to be smaller.');
});

describe('lines that are no JSON-RPC messages', () => {
  async function send(...chunks: string[]) {
    const answers: string[] = [];
    const filter = createLineFilter((line) => answers.push(line));
    let passed = '';
    filter.on('data', (chunk: Buffer) => (passed += chunk.toString()));
    for (const chunk of chunks) filter.write(chunk);
    await new Promise<void>((resolve) => filter.end(resolve));
    return {
      passed,
      answers: answers.map((line) => JSON.parse(line) as Record<string, unknown>),
    };
  }
  const valid = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';

  test.each([
    ['{"jsonrpc":', -32700, null],
    ['hello', -32700, null],
    ['[]', -32600, null],
    ['{"id":7,"method":"ping"}', -32600, 7],
    ['{"jsonrpc":"1.0","id":"a","method":"ping"}', -32600, 'a'],
    ['null', -32600, null],
  ])('%s', async (line, code, id) => {
    const { passed, answers } = await send(`${line}\n${valid}`);
    expect(answers).toMatchObject([{ jsonrpc: '2.0', id, error: { code } }]);
    expect(passed).toBe(valid);
  });

  test('a message in several pieces is passed on', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"a","params":{"b":"行"}}\n';
    const { passed, answers } = await send(text.slice(0, 20), text.slice(20), '\r\n\n');
    expect(passed).toBe(text);
    expect(answers).toEqual([]);
  });

  test('one that is too long is answered once, and the next is read', async () => {
    const chunks = Array.from({ length: 9 }, () => 'x'.repeat(500_000));
    const { passed, answers } = await send(...chunks, ...chunks, `\n${valid}`);
    expect(answers).toMatchObject([{ error: { code: -32600 } }]);
    expect(passed).toBe(valid);
  });
});
