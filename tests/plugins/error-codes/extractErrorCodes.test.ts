import path from 'node:path';
import { collectErrorCodes } from '../../../plugins/error-codes/collectErrorCodes';
import { extractErrorCodes } from '../../../plugins/error-codes/extractErrorCodes';

const MODULES_DIR = path.resolve(__dirname, '../../../node_modules');
const TEST = 'process.env.NODE_ENV !== "production"';
const extract = (code: string) => extractErrorCodes(code, 'file.js');

describe('a short message and its long one', () => {
  test.each([
    [
      'only text, in an ES module',
      `throw new Error(${TEST} ? 'Long.' : _formatErrorMessage(3))`,
      { code: 3, message: ['Long.'], args: [] },
    ],
    [
      'only text, in CommonJS',
      `throw new Error(${TEST} ? 'Long.' : (0, _formatMuiErrorMessage.default)(3))`,
      { code: 3, message: ['Long.'], args: [] },
    ],
    [
      'literals put together, with comments between',
      `${TEST} ? 'A ' + \n // why\n ('B ' + \`C\`) : _formatErrorMessage(4)`,
      { code: 4, message: ['A B C'], args: [] },
    ],
    [
      'arguments, one of them twice and one in another order',
      `${TEST} ? \`\${b} of \${a.c}\\n\` + 'or ' + a.c : _formatErrorMessage(5, a.c, b)`,
      { code: 5, message: [1, ' of ', 0, '\nor ', 0], args: ['a.c', 'b'] },
    ],
    [
      'an argument with a condition and a template in it',
      `${TEST} ? \`The\${n ? \` (\${n})\` : ''} end\` : f.formatErrorMessage(6, n ? \` (\${n})\` : '')`,
      { code: 6, message: ['The', 0, ' end'], args: ["n ? ` (${n})` : ''"] },
    ],
  ])('%s', (_case, code, expected) => expect(extract(code)).toEqual([expected]));

  test.each([
    ['another function', `a ? 'Long.' : format(3)`],
    ['no code', `a ? 'Long.' : _formatErrorMessage(code)`],
    ['no condition', `_formatErrorMessage(3)`],
    ['text only', `'a ? "b" : _formatErrorMessage(3)'`],
  ])('is not: %s', (_case, code) => expect(extract(code)).toEqual([]));

  test('of an unknown form throws with file and code', () => {
    expect(() => extract(`a ? \`\${x}\` : _formatErrorMessage(7, y)`)).toThrow(
      'file.js, code 7: the message holds x, which is no argument',
    );
  });
});

describe('the installed packages', () => {
  const codes = collectErrorCodes(MODULES_DIR);
  const find = (code: number) => codes.filter((each) => each.code === code);

  test('have these codes', () => {
    expect(codes.map(({ code }) => code)).toEqual([
      1, 2, 6, 7, 9, 10, 11, 12, 14, 15, 16, 19, 20, 21,
    ]);
  });

  test('provide the text and the placeholders', () => {
    expect(find(9)).toEqual([
      {
        code: 9,
        args: ['color'],
        message: [
          'MUI: Unsupported `',
          0,
          '` color.\nThe following formats are supported: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().',
        ],
        packages: [{ name: '@mui/system', version: '7.3.11' }],
      },
    ]);
    expect(find(12)[0]?.args).toEqual([
      "name ? ` (${name})` : ''",
      'JSON.stringify(color.main)',
    ]);
  });

  test('share a message: it is listed once, with all of them', () => {
    expect(find(19)).toHaveLength(1);
    expect(find(19)[0]?.packages.map(({ name }) => name)).toEqual([
      '@mui/material',
      '@mui/system',
    ]);
  });

  test('throw in production the errors that the page explains', () => {
    const formatMuiErrorMessage: (code: number, ...args: string[]) => string =
      require('@mui/utils/formatMuiErrorMessage').default;
    const address =
      /https:\S+/.exec(formatMuiErrorMessage(11, ' (a&b)', '<500>'))?.[0] ?? '';
    expect(new URL(address).pathname).toBe('/production-error/');
    expect(new URL(address).searchParams.get('code')).toBe('11');
    expect(new URL(address).searchParams.getAll('args[]')).toEqual([' (a&b)', '<500>']);
  });
});
