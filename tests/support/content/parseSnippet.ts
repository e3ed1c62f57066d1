import postcss from 'postcss';
import ts from 'typescript';

/** Code around a fragment; the first wrapper that parses is used. */
const WRAPPERS: ((code: string) => string)[] = [
  (code) => code,
  // members of an object or an array
  (code) => `({\n${code}\n});`,
  (code) => `([\n${code}\n]);`,
  // attributes of an element
  (code) => `<Element\n${code}\n/>;`,
  // adjacent elements; other code would be text there
  (code) => (/^\s*</.test(code) ? `<>\n${code}\n</>;` : code),
];

/**
 * Members of an interface; the parser accepts values in it and leaves the error to the
 * type checker.
 */
const wrapTypes = (code: string): string[] =>
  /=(?!>)/.test(code) ? [] : [`interface Part {\n${code}\n}`];

function findSyntaxError(code: string, language: string): string | undefined {
  const result = ts.transpileModule(code, {
    fileName: `snippet.${language}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  const first = result.diagnostics?.[0];
  if (!first) return undefined;
  const line = code.slice(0, first.start).split('\n').length;
  return `line ${line}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`;
}

function parseScript(code: string, language: string): string | undefined {
  const [whole, ...parts] = WRAPPERS.map((wrap) => wrap(code));
  const fault = findSyntaxError(whole ?? '', language);
  return [...parts, ...wrapTypes(code)].some((part) => !findSyntaxError(part, language))
    ? undefined
    : fault;
}

function parseJson(code: string): string | undefined {
  const { error } = ts.parseConfigFileTextToJson('snippet.json', code);
  return error && ts.flattenDiagnosticMessageText(error.messageText, ' ');
}

function parseCss(code: string): string | undefined {
  try {
    postcss.parse(code);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Parses a snippet as code of its language, as a whole or as a fragment.
 * @returns the syntax error, if any
 */
export function parseSnippet(code: string, language: string): string | undefined {
  if (code.trim() === '') return 'the block is empty';
  if (/^[jt]sx?$/.test(language)) return parseScript(code, language);
  if (language === 'json') return parseJson(code);
  if (language === 'css') return parseCss(code);
  return undefined;
}
