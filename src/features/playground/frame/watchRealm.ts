const NAMESPACES = ['Math', 'JSON', 'Reflect', 'Intl', 'Atomics'];

interface Recorded {
  target: object;
  keys: PropertyKey[];
  properties: (PropertyDescriptor | undefined)[];
}

/**
 * Records the built-in objects of a window. Edited code may change each of them, so the
 * functions that compare them are captured before any code runs.
 * @returns a function that tells whether one of them has changed since
 */
export function watchRealm(win: Window & typeof globalThis): () => boolean {
  const { ownKeys, getOwnPropertyDescriptor: describe } = Reflect;
  const { is } = Object;

  const names = ownKeys(win).filter((name) =>
    isBuiltIn(name, describe(win, name)?.value),
  );
  const globals = names.map((name) => describe(win, name));
  const targets = globals.flatMap(({ value } = {}) => {
    const { prototype } = value as { prototype?: unknown };
    return typeof prototype === 'object' && prototype ? [value, prototype] : [value];
  }) as object[];
  const iterators = [[], new Map(), new Set(), ''].map((list) =>
    Object.getPrototypeOf(list[Symbol.iterator]()),
  ) as object[];
  const recorded = [...targets, ...iterators].map((target): Recorded => {
    const keys = ownKeys(target);
    return { target, keys, properties: keys.map((key) => describe(target, key)) };
  });
  recorded.push({ target: win, keys: names, properties: globals });

  const isChanged = ({ target, keys, properties }: Recorded): boolean => {
    if (target !== win && ownKeys(target).length !== keys.length) return true;
    // Without iterators and array methods, which may be among what has changed.
    for (let index = 0; index < keys.length; index += 1) {
      const now = describe(target, keys[index]!);
      const before = properties[index]!;
      if (!now || !is(now.value, before.value)) return true;
      if (now.get !== before.get || now.set !== before.set) return true;
    }
    return false;
  };
  return () => {
    for (let index = 0; index < recorded.length; index += 1) {
      if (isChanged(recorded[index]!)) return true;
    }
    return false;
  };
}

const isBuiltIn = (name: PropertyKey, value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && NAMESPACES.includes(name as string));
