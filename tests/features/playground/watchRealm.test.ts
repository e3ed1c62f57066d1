import { watchRealm } from '../../../src/features/playground/frame/watchRealm';

type Realm = Window & typeof globalThis;

/** The keys of jsdom's window do not include its interfaces. */
const realm = window as Realm;
const elements = { Node } as unknown as Realm;

test('what code usually does leaves the realm as it is', () => {
  const isChanged = watchRealm(realm);
  Object.assign(realm, { __mine: 1 });
  document.body.append(document.createElement('p'));
  class Mine extends Map<number, number> {}
  expect(new Mine([[1, 2]]).size).toBe(1);
  expect(isChanged()).toBe(false);
  Reflect.deleteProperty(realm, '__mine');
});

test.each<[what: string, target: object, key: PropertyKey, value: unknown]>([
  ['a method', Array.prototype, 'map', () => []],
  ['an iterator', Array.prototype, Symbol.iterator, function* () {}],
  ['an inherited property', Object.prototype, 'extra', 1],
  ['a static method', JSON, 'parse', () => null],
  ['a method of elements', Node.prototype, 'appendChild', () => null],
  ['a function of the window', realm, 'setTimeout', () => 0],
  ['an iterator itself', Object.getPrototypeOf([].values()), 'next', () => ({})],
])('%s that was changed is noticed', (_what, target, key, value) => {
  const isChanged = watchRealm(target === Node.prototype ? elements : realm);
  const before = Reflect.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { value, configurable: true, writable: true });
  const found = isChanged();
  if (before) Object.defineProperty(target, key, before);
  else Reflect.deleteProperty(target, key);
  expect(found).toBe(true);
  expect(isChanged()).toBe(false);
});

test('a getter that was changed is noticed', () => {
  const isChanged = watchRealm(elements);
  const before = Reflect.getOwnPropertyDescriptor(Node.prototype, 'childNodes')!;
  Object.defineProperty(Node.prototype, 'childNodes', { ...before, get: () => [] });
  const found = isChanged();
  Object.defineProperty(Node.prototype, 'childNodes', before);
  expect(found).toBe(true);
});
