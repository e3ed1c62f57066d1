import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { diff } from '@codemirror/legacy-modes/mode/diff';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { parser as css } from '@lezer/css';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { GENERIC_CALLS } from '../../src/config/codeColors';

type Parser = StreamLanguage<unknown>['parser'];

/** What may precede the first word of a command: `&&`, a pipe, variables. */
const BEFORE_COMMAND = /(?:^|[|;&])\s*(?:\w+=\S*\s+)*$/;

/** The shell mode only knows some programs; here the first word of any command is one. */
const commands: StreamParser<unknown> = {
  ...(shell as StreamParser<unknown>),
  token(stream, state) {
    const isFirst = BEFORE_COMMAND.test(stream.string.slice(0, stream.pos));
    const style = (shell as StreamParser<unknown>).token(stream, state);
    return isFirst && /^\w+$/.test(stream.current()) && stream.peek() !== '='
      ? 'variableName.function'
      : style;
  },
};

const script = (dialect: string): Parser =>
  javascript.configure({ dialect, props: [GENERIC_CALLS] });

const PARSERS: Record<string, Parser> = {
  tsx: script('ts jsx'),
  ts: script('ts'),
  jsx: script('jsx'),
  // Also elements, which the JavaScript of a demo has.
  js: script('jsx'),
  css,
  html,
  json,
  bash: StreamLanguage.define(commands).parser,
  diff: StreamLanguage.define(diff).parser,
};

const ALIASES: Record<string, string> = {
  typescript: 'ts',
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  jsonc: 'json',
  mdx: 'tsx',
};

/** Languages that pages may use in fences; other languages are not colored. */
export const CODE_LANGUAGES = Object.keys(PARSERS);

/**
 * @param language name of a fence
 * @returns undefined for an unsupported language
 */
export function findParser(language: string): Parser | undefined {
  const name = Object.hasOwn(ALIASES, language) ? ALIASES[language]! : language;
  return Object.hasOwn(PARSERS, name) ? PARSERS[name] : undefined;
}
