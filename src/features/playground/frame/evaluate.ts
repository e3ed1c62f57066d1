import { CodeProblem } from './CodeProblem';
import { toSourceUrl } from './findPlace';
import type { CompiledFile } from './transpile';

type Body = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/**
 * Runs one compiled file. Its first line stays the first line of what is evaluated, and the
 * name at the end stands in stack traces, so that lines there are lines of the editor.
 * @throws CodeProblem for what the compiler let through but the browser does not
 */
export function evaluate(
  file: CompiledFile,
  require: (specifier: string) => unknown,
  module: { exports: unknown },
): void {
  const text = `(function (require, module, exports) {${file.code}\n})\n//# sourceURL=${toSourceUrl(file.name)}`;
  let body: Body;
  try {
    // Indirect, so that the code sees no variable of this bundle.
    body = (0, eval)(text) as Body;
  } catch (error) {
    throw new CodeProblem({
      kind: 'syntax',
      message: (error as Error).message,
      file: file.name,
      line: findSyntaxLine(text),
    });
  }
  body(require, module, module.exports);
}

/** A syntax error thrown by `eval` does not tell its line; one of a script element does. */
function findSyntaxLine(text: string): number | undefined {
  let line: number | undefined;
  const listen = (event: ErrorEvent): void => {
    line = event.lineno;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', listen, { capture: true });
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
  script.remove();
  window.removeEventListener('error', listen, { capture: true });
  return line;
}
