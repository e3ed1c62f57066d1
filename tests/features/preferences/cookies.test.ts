import { readCookie, writeCookie } from '../../../src/lib/cookies';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('readCookie', () => {
  test.each([
    ['a=1', 'a', '1'],
    ['b=2; a=1', 'a', '1'],
    ['aa=3; a=1', 'a', '1'],
    ['xa=3', 'a', null],
    ['a=', 'a', ''],
    ['a', 'a', null],
    ['', 'a', null],
    ['a=x=y', 'a', 'x=y'],
    ['a=MUI%20System', 'a', 'MUI System'],
    ['a=%', 'a', null],
    ['a=%E0%A4%A', 'a', null],
  ])('%p: reading %s gives %p', (cookies, name, value) => {
    expect(readCookie(name, () => cookies)).toBe(value);
  });

  test('blocked cookies are ignored', () => {
    expect(readCookie('a', refuse)).toBeNull();
  });
});

describe('writeCookie', () => {
  test('sets the cookie for the whole domain and the given time', () => {
    const setCookie = jest.fn();
    writeCookie('codeStyling', 'MUI System', 60, setCookie);
    expect(setCookie.mock.calls).toEqual([
      ['codeStyling=MUI%20System; path=/; max-age=60; SameSite=Lax'],
    ]);
  });

  test('blocked cookies and text that cannot be encoded change nothing', () => {
    expect(() => writeCookie('a', '1', 1, refuse)).not.toThrow();
    const setCookie = jest.fn();
    writeCookie('a', '\ud800', 1, setCookie);
    expect(setCookie).not.toHaveBeenCalled();
  });

  test('a browser returns the written value', () => {
    const text = '{"a":"; =,é"}';
    writeCookie('round', text, 60, (cookie) => {
      document.cookie = cookie;
    });
    expect(readCookie('round', () => document.cookie)).toBe(text);
  });
});
