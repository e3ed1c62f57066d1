import type { VFile } from 'vfile';
import { ELEMENT_NAMES } from '../../markdown-pages/guide/elements';

/** An error of the MDX parser. */
export type SyntaxFault = VFile['messages'][number];

/** A problem of a page with its position. */
export interface Fault {
  line: number;
  column?: number;
  message: string;
}

const AS_TEXT = 'If it is text, write it in backticks, or with a backslash before it';
/** HTML elements without an end tag. */
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Describes a syntax error of MDX by what to write instead. */
export function describeSyntaxError(error: SyntaxFault): Fault {
  const { reason } = error;
  // Some errors have their position in the text only.
  const [, line = 1, column = 1] = /\((\d+):(\d+)/.exec(reason) ?? [];
  return {
    line: error.line ?? Number(line),
    column: error.column ?? Number(column),
    message: explain(reason),
  };
}

function explain(reason: string): string {
  const tag = /^Expected (?:a|the) closing tag (?:for )?`<\/?([^>`]*)>`/.exec(
    reason,
  )?.[1];
  if (tag !== undefined) return explainTag(tag);
  if (reason.startsWith('Unexpected closing slash'))
    return `an end tag closes nothing. Remove it, or write the start tag. ${AS_TEXT}: \\<.`;
  if (reason.includes('to create a comment in MDX'))
    return 'comments are not written like in HTML. Write {/* text */}.';
  if (reason.includes('to create a link in MDX'))
    return 'links are not written in "<" and ">". Write [text](https://…).';
  if (/import\/exports/.test(reason))
    return 'a line that starts with "import" or "export" is read as code. Start it with another word.';
  if (/expression|`\{`/.test(reason)) return `"{" starts an expression. ${AS_TEXT}: \\{.`;
  if (/name|attribute|tag/.test(reason)) return `"<" starts a tag. ${AS_TEXT}: \\<.`;
  return `${reason}.`;
}

function explainTag(tag: string): string {
  const [name = ''] = tag.split(/\s/);
  if (VOID.test(name)) return `<${tag}> has no end. Write <${name} />.`;
  if (ELEMENT_NAMES.includes(name) || name === 'summary')
    return `<${name}> has no end, or it ends in another paragraph or list. Write </${name}> where it began, each on its own line if there are paragraphs between.`;
  return `<${tag}> is read as a tag. ${AS_TEXT}: \\<${tag}>.`;
}
