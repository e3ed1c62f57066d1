import * as React from 'react';

/** What gets a color, by the class names of this documentation's code blocks. */
const TOKENS = {
  s: /'[^'\n]*'|"[^"\n]*"/,
  k: /\b(?:import|from|export|default|function|return|const|type|as)\b/,
  g: /(?<=<\/?)[\w.]+/,
  a: /\b\w+(?==[{"])/,
  f: /\b[a-z]\w*(?=\()/,
  n: /\b(?:true|false|null|\d+)\b/,
};

const ANY_TOKEN = new RegExp(
  Object.entries(TOKENS)
    .map(([name, { source }]) => `(?<${name}>${source})`)
    .join('|'),
  'g',
);

/** Colors code that this playground writes. */
export function colorCode(code: string): React.ReactNode[] {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(ANY_TOKEN)) {
    const [name] = Object.entries(match.groups!).find(([, text]) => text)!;
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={name}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}
