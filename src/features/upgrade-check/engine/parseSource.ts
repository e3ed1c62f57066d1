import { parse, type ParserOptions } from '@babel/parser';
import type { File } from '@babel/types';
import type { FileProblem } from './model';

/** Code of a file: one program, or the code blocks of a Markdown page. */
export interface Parsed {
  programs: File[];
  problem?: { kind: FileProblem; line?: number };
}

const MARKDOWN = /\.mdx?$/i;
/** In these, `<T>value` is a cast, and there is no JSX. */
const WITHOUT_JSX = /\.[mc]?ts$/i;
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*(\S*)/;
const CODE_LANGUAGE = /^(?:[jt]sx?|javascript|typescript)$/;

/**
 * Parses a file. It stops at the first error: the parser could go on, but then needs
 * gigabytes for a file with many equal labels.
 */
export function parseSource(file: string, text: string): Parsed {
  const parsed: Parsed = { programs: [] };
  const blocks = MARKDOWN.test(file) ? listBlocks(text) : [{ text, line: 1 }];
  for (const block of blocks) {
    try {
      parsed.programs.push(parse(block.text, getOptions(file, block)));
    } catch (error) {
      parsed.problem ??= explain(error);
    }
  }
  return parsed;
}

interface Block {
  text: string;
  /** The line of the file with which it begins. */
  line: number;
}

function getOptions(file: string, { text, line }: Block): ParserOptions {
  const types = /@flow\b/.test(text) ? ('flow' as const) : ('typescript' as const);
  return {
    sourceType: 'unambiguous',
    startLine: line,
    attachComment: false,
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowImportExportEverywhere: true,
    plugins: [
      types,
      'decorators-legacy',
      ...(WITHOUT_JSX.test(file) ? [] : ['jsx' as const]),
    ],
  };
}

function explain(error: unknown): Parsed['problem'] {
  if (error instanceof RangeError) return { kind: 'too deep' };
  const { loc } = error as { loc?: { line?: number } };
  return { kind: 'syntax', line: loc?.line };
}

/** The code blocks of a page that may use the packages. */
function listBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; isCode: boolean; line: number; lines: string[] } | undefined;
  text.split('\n').forEach((line, index) => {
    const [, fence = '', language = ''] = FENCE.exec(line) ?? [];
    if (!open) {
      if (fence !== '')
        open = {
          fence,
          isCode: CODE_LANGUAGE.test(language),
          line: index + 2,
          lines: [],
        };
    } else if (fence.startsWith(open.fence) && language === '') {
      if (open.isCode) blocks.push({ text: open.lines.join('\n'), line: open.line });
      open = undefined;
    } else {
      open.lines.push(line);
    }
  });
  return blocks;
}
