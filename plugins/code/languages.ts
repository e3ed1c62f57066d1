import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { diff } from '@codemirror/legacy-modes/mode/diff';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { parser as css } from '@lezer/css';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';

type Parser = StreamLanguage<unknown>['parser'];

/** The word that begins a command, behind spaces, `&&` or a pipe. */
const COMMAND = /(?:^|[|;&]\s*)\s*$/;

/** The mode for shells knows some programs by name; here whatever begins a command is one. */
const commands: StreamParser<unknown> = {
  ...(shell as StreamParser<unknown>),
  token(stream, state) {
    const isFirst = COMMAND.test(stream.string.slice(0, stream.pos));
    const style = (shell as StreamParser<unknown>).token(stream, state);
    return isFirst && style !== 'comment' && /^\w/.test(stream.current())
      ? 'variableName.function'
      : style;
  },
};

const PARSERS: Record<string, Parser> = {
  tsx: javascript.configure({ dialect: 'ts jsx' }),
  ts: javascript.configure({ dialect: 'ts' }),
  jsx: javascript.configure({ dialect: 'jsx' }),
  // Elements too: the JavaScript of a demo has them.
  js: javascript.configure({ dialect: 'jsx' }),
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

/** Languages that pages may use in fences; any other is shown without colors. */
export const CODE_LANGUAGES = Object.keys(PARSERS);

/**
 * @param language name of a fence
 * @returns undefined for a language that has no colors here
 */
export function findParser(language: string): Parser | undefined {
  const name = Object.hasOwn(ALIASES, language) ? ALIASES[language]! : language;
  return Object.hasOwn(PARSERS, name) ? PARSERS[name] : undefined;
}
