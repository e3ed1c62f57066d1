import { Snippet } from './Snippet';

const WIDTH = 76;

/** Writes a value as an expression, on one line where it fits. */
export function printValue(value: unknown, indent: string): string {
  if (value instanceof Snippet) {
    return value.code;
  }
  if (typeof value === 'string') {
    return `'${value}'`;
  }
  if (value === null || typeof value !== 'object') {
    return String(value);
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => printValue(item, inner))
    : Object.entries(value).map(([name, item]) => {
        const key = /^\w+$/.test(name) ? name : `'${name}'`;
        return `${key}: ${printValue(item, inner)}`;
      });
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && indent.length + line.length <= WIDTH - 12) {
    return line;
  }
  const lines = parts.map((part) => `${inner}${part},\n`).join('');
  return isList ? `[\n${lines}${indent}]` : `{\n${lines}${indent}}`;
}
