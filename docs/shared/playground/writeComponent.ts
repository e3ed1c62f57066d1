import type * as React from 'react';
import { printValue } from './printValue';
import { Snippet, type PropTree } from './Snippet';

const LINE = 90;

/** What a playground shows. */
export interface Described {
  name: string;
  component: React.ElementType;
  props: PropTree;
  /** Imports of the code, in their order. Those of snippets come before them. */
  imports: string[];
  /** What is around the component: in the code, and in the preview. */
  frame?: { open: string; close: string; component: React.ElementType; props: object };
  /** Whether the component is as wide as its parent. */
  fill?: boolean;
  /** A new key mounts the component again; without one, props change in place. */
  key?: string;
}

function findSnippets(tree: unknown): Snippet[] {
  if (tree instanceof Snippet) {
    return [tree];
  }
  return tree !== null && typeof tree === 'object'
    ? Object.values(tree).flatMap(findSnippets)
    : [];
}

function printProp(name: string, value: unknown, indent: string): string {
  if (value === true) {
    return name;
  }
  if (typeof value === 'string') {
    // An attribute in quotes cannot hold these.
    return /["&]/.test(value)
      ? `${name}={'${value.replace(/[\\']/g, '\\$&')}'}`
      : `${name}="${value}"`;
  }
  return `${name}={${printValue(value, indent)}}`;
}

/** Writes the JSX of the component, with the line breaks of Prettier. */
export function writeElement({ name, props }: Described, indent = ''): string {
  const printed = Object.entries(props).map(([prop, value]) =>
    printProp(prop, value, `${indent}  `),
  );
  const oneLine = `<${[name, ...printed].join(' ')} />`;
  return indent.length + oneLine.length <= LINE && !oneLine.includes('\n')
    ? `${indent}${oneLine}`
    : [
        `${indent}<${name}`,
        ...printed.map((prop) => `${indent}  ${prop}`),
        `${indent}/>`,
      ].join('\n');
}

/** Writes the file of a component, with the line breaks of Prettier. */
export function writeComponent(described: Described): string {
  const { name, props, imports, frame } = described;
  const snippets = findSnippets(props);
  const added = new Set(snippets.flatMap(({ extra }) => extra.imports ?? []));
  const above = new Set(snippets.flatMap(({ extra }) => extra.above ?? []));
  const element = writeElement(described, frame ? '      ' : '    ');
  return [
    "import * as React from 'react';",
    ...[...added].sort(),
    ...imports,
    '',
    ...[...above].flatMap((code) => [code, '']),
    `export default function My${name}() {`,
    '  return (',
    ...(frame ? [`    ${frame.open}`, element, `    ${frame.close}`] : [element]),
    '  );',
    '}',
    '',
  ].join('\n');
}
