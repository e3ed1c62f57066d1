import { render, screen, within } from '@testing-library/react';
import {
  MAX_ERROR_ARGUMENTS,
  parseErrorQuery,
} from '../../../src/features/production-error/parseErrorQuery';
import { ProductionError } from '../../../src/features/production-error';
import type { ErrorCode } from '../../../src/types/errorCode';

const packages = [{ name: '@mui/system', version: '7.0.0' }];
const CODES: ErrorCode[] = [
  { code: 2, message: ['Two of a kind.'], args: [], packages },
  {
    code: 9,
    message: ['Unsupported `', 0, '` in `', 1, '`, so `', 0, '`.'],
    args: ['color', 'space'],
    packages: [...packages, { name: '@mui/material', version: '7.0.1' }],
  },
  { code: 2, message: ['Another two.'], args: [], packages },
];

describe('the address', () => {
  test.each([
    ['', { text: null, code: undefined, args: [] }],
    ['?code=', { text: null, code: undefined, args: [] }],
    ['?code=12', { text: '12', code: 12, args: [] }],
    ['?code=%2012%20', { text: '12', code: 12, args: [] }],
    ['?code=12&args[]=a&args[]=b', { text: '12', code: 12, args: ['a', 'b'] }],
    ['?code=12&args%5B%5D=%3Cb%3E&args[]=', { text: '12', code: 12, args: ['<b>', ''] }],
    ['?code=abc', { text: 'abc', code: undefined, args: [] }],
    ['?code=-1', { text: '-1', code: undefined, args: [] }],
    ['?code=1e3', { text: '1e3', code: undefined, args: [] }],
    ['?code=99999999999999', { text: '99999999999999', code: undefined, args: [] }],
    ['?code=%E0%A4%A', { text: '\ufffd', code: undefined, args: [] }],
  ])('%s', (search, expected) =>
    expect(parseErrorQuery(search)).toEqual(
      // Browsers differ in the number of replacement characters for an invalid escape.
      expected.text === '\ufffd'
        ? { ...expected, text: expect.stringContaining('\ufffd') }
        : expected,
    ),
  );

  test('with thousands of arguments gives a few', () => {
    const search = `?code=1${'&args[]=a'.repeat(5000)}`;
    expect(parseErrorQuery(search).args).toHaveLength(MAX_ERROR_ARGUMENTS);
  });
});

describe('the page', () => {
  const show = (search: string) => {
    render(<ProductionError codes={CODES} search={search} />);
    return within(screen.getByRole('status'));
  };
  const answer = () => screen.getByRole('status').querySelector('pre')?.textContent;

  test('without a code has a form and all messages', () => {
    show('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Code')).toHaveAttribute('name', 'code');
    expect(screen.getAllByLabelText(/^Argument/)).toHaveLength(2);
    expect(screen.getByText(/Another two/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Error 9' })).toHaveTextContent(
      'Unsupported `[Argument 1]` in `[Argument 2]`, so `[Argument 1]`.',
    );
  });

  test('inserts arguments into placeholders, as text', () => {
    show('?code=9&args[]=<img src=x>&args[]=rgb');
    expect(answer()).toBe('Unsupported `<img src=x>` in `rgb`, so `<img src=x>`.');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(
      '@mui/system 7.0.0, @mui/material 7.0.1',
    );
    expect(screen.getByDisplayValue('<img src=x>')).toHaveAttribute('name', 'args[]');
  });

  test('highlights missing arguments; an empty one is not missing', () => {
    show('?code=9&args[]=');
    expect(answer()).toBe('Unsupported `` in `[argument 2 is missing]`, so ``.');
    expect(document.querySelectorAll('[data-missing="2"]')).toHaveLength(1);
  });

  test('reports more arguments than placeholders', () => {
    show('?code=2&args[]=a').getAllByText(
      'The message takes 0 arguments; the address has more.',
    );
  });

  test('lists every message that has the code', () => {
    const status = show('?code=2');
    expect(status.getByText('Two of a kind.')).toBeVisible();
    expect(status.getByText('Another two.')).toBeVisible();
  });

  test.each([
    ['?code=77', 'no message with the code 77'],
    ['?code=<b>', '“<b>” is no error code'],
    ['?args[]=a', 'arguments but no code'],
  ])('explains the problem with %s', (search, text) => {
    show(search);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});
