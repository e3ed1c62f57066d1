import type { Node } from './Node';

const ANCHOR = /^\/\*\s*#([^\s*]+)/;

/** The explicit anchor at the end of a heading. */
export function readAnchor(heading: Node): string | undefined {
  const last = heading.children?.at(-1);
  return last?.type === 'mdxTextExpression'
    ? ANCHOR.exec(last.value ?? '')?.[1]
    : undefined;
}
