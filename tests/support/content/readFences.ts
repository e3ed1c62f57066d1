import fs from 'node:fs';
import { parseFenceMeta, type FenceMeta } from '../../../plugins/mdx/parseFenceMeta';
import { showPath } from './listContent';

export interface Fence extends FenceMeta {
  file: string;
  /** The line of the file on which the code begins, from 1. */
  line: number;
  /** File and line, for messages. */
  where: string;
  language: string;
  code: string;
}

/** Lines of a fence have at least the indent of its first line. */
const FENCE = /^([ \t]*)(`{3,}|~{3,})([^\n`]*)\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** The code blocks of a page, including those in lists and tabs, without their indent. */
export function readFences(file: string): Fence[] {
  const text = fs.readFileSync(file, 'utf8');
  return [...text.matchAll(FENCE)].map((match) => {
    const [, indent = '', , info = '', body = ''] = match;
    const [language = '', ...meta] = info.trim().split(/\s+/);
    const line = text.slice(0, match.index).split('\n').length + 1;
    return {
      ...parseFenceMeta(meta.join(' ')),
      file,
      line,
      where: `${showPath(file)}:${line}`,
      language,
      code: body.replace(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}
