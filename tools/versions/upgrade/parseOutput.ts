import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Found } from './finding';

/** Longest problem that is shown; the output of the step has the rest. */
const MAX_PROBLEM = 400;

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_PROBLEM ? `${line.slice(0, MAX_PROBLEM)}…` : line;
};

const TYPE_ERROR = /^(\S[^(\n]*)\((\d+),\d+\): error (TS\d+: .*)$/gm;

/** Reads the errors of the TypeScript compiler. */
export const parseTypeErrors = (output: string): Found[] =>
  [...output.matchAll(TYPE_ERROR)].map(([, file = '', line, problem = '']) => ({
    file,
    line: Number(line),
    problem: cut(problem),
  }));

/** A file that jscodeshift could not change: ` ERR <path> Transformation error (<why>)`. */
const NOT_CHANGED = /^ ERR (\S+) (.*)$/gm;

/**
 * Reads the files that a codemod left as they are because it failed.
 * @param siteDir the folder that paths are in
 */
export const parseCodemodErrors = (output: string, siteDir: string): Found[] =>
  [...stripVTControlCharacters(output).matchAll(NOT_CHANGED)].map(
    ([, file = '', problem = '']) => ({
      file: path.relative(siteDir, file).split(path.sep).join('/'),
      problem: `The codemods fail: ${cut(problem)}`,
    }),
  );

/** What is used of the report of `jest --json`. */
export interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; title: string; failureMessages: string[] }[];
  }[];
}

/** A page in the title of a test or in an item of a list, with its line. */
const PLACE = /((?:docs|i18n|src|static)\/[\w./-]+\.\w+)(?::(\d+))?/;
/** An item of a list that should be empty, as Jest prints it. */
const ITEM = /^\s*\+\s+"(.*)",?$/gm;

/**
 * Reads the failures of tests. A test that compares a list with an empty one has a finding
 * for each item.
 * @param siteDir the folder that paths of tests are in
 */
export function parseTestReport(report: JestReport, siteDir: string): Found[] {
  return report.testResults.flatMap(({ name, message, assertionResults }): Found[] => {
    const own = path.relative(siteDir, name).split(path.sep).join('/');
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message)
      return [{ file: own, problem: cut(stripVTControlCharacters(message)) }];
    return failed.flatMap(({ title, failureMessages }): Found[] => {
      const text = stripVTControlCharacters(failureMessages.join('\n'));
      const items = [...text.matchAll(ITEM)].map(([, item = '']) => item);
      if (items.length > 0)
        return items.map((item) => ({
          ...findPlace(item, title, own),
          problem: cut(item),
        }));
      const [first = ''] = text.split(/\n\s+at /);
      return [{ ...findPlace('', title, own), problem: cut(`${title}: ${first}`) }];
    });
  });
}

function findPlace(
  item: string,
  title: string,
  own: string,
): Pick<Found, 'file' | 'line'> {
  const [, file = own, line] = PLACE.exec(item) ?? PLACE.exec(title) ?? [];
  return { file, ...(line ? { line: Number(line) } : {}) };
}

const REFERENCE = /^API reference: (.*)$/gm;
const NEW_PAGE = /^new, not in the list: (\S+) (\S+)$/gm;
/** The list of pages of the reference. */
const PAGE_LIST = 'plugins/api-reference/read/pages.json';

/** Reads what `npm run api` reports. */
export const parseReference = (output: string): Found[] => [
  ...[...output.matchAll(REFERENCE)].map(([, problem = '']) => ({
    file: /^docs\/\S+/.exec(problem)?.[0] ?? PAGE_LIST,
    problem: cut(problem),
  })),
  ...[...output.matchAll(NEW_PAGE)].map(([, product, name]) => ({
    file: PAGE_LIST,
    problem: `\`${name}\` of ${product} is new and not in the list`,
  })),
];

const ERROR = /^(?:\[ERROR\]|Error:) (.*)$/gm;
/** A file and an error of the bundler: see plugins/shared/bundlerErrors.ts. */
const BUNDLER_ERROR = /^([\w@][^\n:]*\.\w+)(?:\?\S*)?\n( +× .*(?:\n +.*)*)/gm;

/** Reads the errors of a build. */
export function parseBuild(output: string): Found[] {
  const plain = stripVTControlCharacters(output);
  const errors = [...plain.matchAll(BUNDLER_ERROR)].map(
    ([, file = '', problem = '']) => ({
      file,
      problem: cut(problem),
    }),
  );
  if (errors.length > 0) return errors;
  return [...plain.matchAll(ERROR)].map(([, problem = '']) => {
    const [, file = '', line] = PLACE.exec(problem) ?? [];
    return { file, ...(line ? { line: Number(line) } : {}), problem: cut(problem) };
  });
}
