import { createMatchMedia } from '../../support/components/createMatchMedia';

/**
 * BroadcastChannel as in browsers: every other channel with the name receives a message.
 */
export class FakeBroadcastChannel {
  static readonly open = new Set<FakeBroadcastChannel>();

  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(readonly name: string) {
    FakeBroadcastChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    const others = [...FakeBroadcastChannel.open].filter(
      (other) => other !== this && other.name === this.name,
    );
    others.forEach((other) => other.onmessage?.(new MessageEvent('message', { data })));
  }

  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}

const HTML_ATTRIBUTES = [
  'data-theme',
  'data-theme-choice',
  'dir',
  'data-density',
  'style',
];

/** Cleans up for the next test. */
export function resetBrowser(): void {
  window.localStorage.clear();
  ['codeVariant', 'codeStyling', 'paletteColors'].forEach((name) => {
    document.cookie = `${name}=; path=/; max-age=0`;
  });
  HTML_ATTRIBUTES.forEach((name) => document.documentElement.removeAttribute(name));
  document.documentElement.dir = 'ltr';
  window.location.hash = '';
  FakeBroadcastChannel.open.clear();
  setSystemScheme('light');
}

/** jsdom has no `matchMedia`. */
export function setSystemScheme(scheme: 'light' | 'dark'): void {
  window.matchMedia = createMatchMedia(
    (query) => query === '(prefers-color-scheme: dark)' && scheme === 'dark',
  );
}

/** Makes the getter of a property throw, as in browsers that block storage. */
export function block(target: object, property: string): () => void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const own = Object.getOwnPropertyDescriptor(target, property);
  Object.defineProperty(target, property, {
    configurable: true,
    get: refuse,
    set: refuse,
  });
  return () => {
    if (own) Object.defineProperty(target, property, own);
    else Reflect.deleteProperty(target, property);
  };
}

/** Flushes mutation observers. */
export const settle = (): Promise<void> => Promise.resolve();

export const html = document.documentElement;
