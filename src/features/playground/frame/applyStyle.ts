import type { CompiledFile } from './transpile';

const ATTRIBUTE = 'data-demo-file';

/**
 * Adds a demo's stylesheet to the document, replacing its earlier version.
 * @returns the module that an import of it yields: for a CSS module its class names,
 *   unchanged
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
