import type { ReactNode } from 'react';

type Values = Record<string, string | number>;

const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));

export const translate = ({ message }: { message: string }, values?: Values): string =>
  fill(message, values);

/**
 * A mock of Docusaurus's Translate outside its build: the English text with its values.
 */
export default function Translate({
  children,
  values,
}: {
  children: string;
  values?: Values;
}): ReactNode {
  return fill(children, values);
}
