import { CodeProblem, toSourceUrl } from './problems';
import type { CompiledFile } from './transpile';

type Body = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** Global through which a script element passes its result. */
const HANDOVER = '__demoFile';

/**
 * Runs one compiled file. Its first line stays the first line of the evaluated code, and
 * the source URL at the end appears in stack traces, so that line numbers match the
 * editor.
 * @throws CodeProblem for code that the compiler accepts but the browser does not
 */
export function evaluate(
  file: CompiledFile,
  require: (specifier: string) => unknown,
  module: { exports: unknown },
): void {
  makeBody(file)(require, module, module.exports);
}

/**
 * A script element instead of `eval`: its syntax errors have a line, and later errors are
 * reported with details. Errors in scripts of another origin are reported as "Script
 * error.", and to a document with an opaque origin every external script is cross-origin:
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
