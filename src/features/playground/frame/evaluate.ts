import { CodeProblem } from './CodeProblem';
import { toSourceUrl } from './findPlace';
import type { CompiledFile } from './transpile';

type Body = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** Where a script element leaves what it made. */
const HANDOVER = '__demoFile';

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
  makeBody(file)(require, module, module.exports);
}

/**
 * A script element rather than `eval`: its syntax errors have a line, and errors thrown later
 * are told in full. What a script of another origin evaluates is told as "Script error." only,
 * and to a document with an opaque origin every script is of another:
 * https://html.spec.whatwg.org/multipage/webappapis.html#muted-errors
 */
function makeBody({ name, code }: CompiledFile): Body {
  const scope = window as unknown as Record<string, Body | undefined>;
  scope[HANDOVER] = undefined;
  let problem: { message: string; line: number } | undefined;
  const listen = (event: ErrorEvent): void => {
    problem = { message: event.message, line: event.lineno };
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', listen, { capture: true });
  const script = document.createElement('script');
  script.textContent = `window.${HANDOVER} = function (require, module, exports) {${code}\n};\n//# sourceURL=${toSourceUrl(name)}`;
  document.head.append(script);
  script.remove();
  window.removeEventListener('error', listen, { capture: true });
  const body = scope[HANDOVER];
  if (body && !problem) return body;
  throw new CodeProblem({
    kind: 'syntax',
    message: problem?.message.replace(/^(Uncaught )?SyntaxError: /, '') ?? '',
    file: name,
    line: problem?.line,
  });
}
