import type { Input, PartialParse, Tree } from '@lezer/common';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { HIGHLIGHT_TIMEOUT } from '../../../src/config/playground';
import { limitParse } from '../../../src/features/playground/limitParse';

const { topNode } = tsxLanguage.parser;
const input = { length: 7 } as Input;

function limit(advance: () => Tree | null): PartialParse {
  const parse = { advance, parsedPos: 3, stopAt: () => undefined, stoppedAt: null };
  return limitParse(topNode)(parse, input, [], []);
}

test('an error of the parser leaves plain text', () => {
  const parse = limit(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect(parse.advance()).toMatchObject({ type: topNode, length: 7, children: [] });
  expect(parse.parsedPos).toBe(7);
});

test('a parser that takes too long leaves plain text; waiting does not count', () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const step = HIGHLIGHT_TIMEOUT / 5;
  const advance = jest.fn(() => ((now += step), null));
  const parse = limit(advance);
  for (let turn = 0; turn < 5; turn += 1) {
    now += HIGHLIGHT_TIMEOUT * 10;
    expect(parse.advance()).toBeNull();
  }
  const tree = parse.advance();
  expect(tree).toMatchObject({ type: topNode, length: 7 });
  expect(parse.advance()).toBe(tree);
  expect(advance).toHaveBeenCalledTimes(6);
  clock.mockRestore();
});

test('other code is parsed as before', () => {
  const code = 'const a = <p>{b}</p>;';
  const limited = tsxLanguage.parser.configure({ wrap: limitParse(topNode) });
  expect(limited.parse(code).toString()).toBe(tsxLanguage.parser.parse(code).toString());
});
