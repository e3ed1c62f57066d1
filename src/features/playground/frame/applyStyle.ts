import type { CompiledFile } from './transpile';

const ATTRIBUTE = 'data-demo-file';

/**
 * Puts a demo's stylesheet into the document in place of its earlier text.
 * @returns what an import of it gives: for a CSS module its class names, under their own names
 */
export function applyStyle({ name, code }: CompiledFile): Record<string, unknown> {
  const existing = [...document.querySelectorAll(`style[${ATTRIBUTE}]`)].find(
    (element) => element.getAttribute(ATTRIBUTE) === name,
  );
  const style = existing ?? document.createElement('style');
  style.setAttribute(ATTRIBUTE, name);
  style.textContent = code;
  if (!existing) document.head.append(style);
  const classes = [...code.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, each = '']) => each);
  return { __esModule: true, default: Object.fromEntries(classes.map((c) => [c, c])) };
}
