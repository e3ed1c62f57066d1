import {
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import { LOOP_GUARD } from '../../config/playground';
import type { Problem, SourceFile } from './protocol';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'Property',
]);
const LOOP_CALL = `${LOOP_GUARD}()`;
const FUNCTION_CALL = `${LOOP_GUARD}(1)`;

/**
 * Adds guards to the files of a demo.
 * @returns a problem if the parser's stack is exceeded
 */
export function guardFiles(files: SourceFile[]): SourceFile[] | Problem {
  return files.reduce<SourceFile[] | Problem>((done, file) => {
    if (!Array.isArray(done)) return done;
    try {
      return [...done, guardCode(file)];
    } catch {
      const message = 'The code is nested too deeply.';
      return { kind: 'syntax', message, file: file.name };
    }
  }, []);
}

/**
 * Makes every loop call the guard in each iteration, and every function when it starts: a
 * half-typed loop is often endless, and would freeze the whole tab. No line is added, so
 * line numbers stay the same. Code that does not parse is unchanged, so that its error is
 * reported.
 */
export function guardCode(file: SourceFile): SourceFile {
  const insertions = findBodies(file).flatMap(({ from, to, kind }) => {
    if (kind === 'expression')
      return [
        { at: from, text: `(${FUNCTION_CALL},` },
        { at: to, text: ')' },
      ];
    if (kind === 'statement')
      return [
        { at: from, text: `{${LOOP_CALL};` },
        { at: to, text: '}' },
      ];
    return [{ at: from + 1, text: `${kind === 'loop' ? LOOP_CALL : FUNCTION_CALL};` }];
  });
  // From the end, so that earlier positions stay valid; at equal positions the inner one
  // comes first. Parts are joined once: the code may have thousands of loops.
  const parts: string[] = [];
  let end = file.code.length;
  for (const { at, text } of insertions.sort((a, b) => b.at - a.at)) {
    parts.push(file.code.slice(at, end), text);
    end = at;
  }
  parts.push(file.code.slice(0, end));
  return { name: file.name, code: parts.reverse().join('') };
}

interface Body {
  from: number;
  to: number;
  /** `loop` and `function` are blocks. */
  kind: 'loop' | 'function' | 'statement' | 'expression';
}

function findBodies({ name, code }: SourceFile): Body[] {
  const language = getLanguage(name);
  if (!language) return [];
  const bodies: Body[] = [];
  let isBroken = false;
  language.parser.parse(code).iterate({
    enter: ({ node, type }) => {
      isBroken ||= type.isError;
      const isLoop = LOOPS.has(type.name);
      if (!isLoop && !FUNCTIONS.has(type.name)) return;
      const body = type.name === 'DoStatement' ? findDoBody(node) : node.lastChild;
      const kind = body && getKind(body, type.name, isLoop);
      if (kind) bodies.push({ from: body.from, to: body.to, kind });
    },
  });
  return isBroken ? [] : bodies;
}

function getKind(
  body: SyntaxNode,
  parent: string,
  isLoop: boolean,
): Body['kind'] | undefined {
  if (body.name === 'Block') return isLoop ? 'loop' : 'function';
  if (isLoop) return 'statement';
  return parent === 'ArrowFunction' ? 'expression' : undefined;
}

type SyntaxNode = ReturnType<typeof tsxLanguage.parser.parse>['topNode'];

/** The body after the word `do`, skipping comments. */
function findDoBody(loop: SyntaxNode): SyntaxNode | null {
  let body = loop.firstChild?.nextSibling ?? null;
  while (body?.name.endsWith('Comment')) body = body.nextSibling;
  return body;
}

function getLanguage(name: string) {
  if (name.endsWith('.tsx')) return tsxLanguage;
  if (name.endsWith('.ts')) return typescriptLanguage;
  return /\.jsx?$/.test(name) ? jsxLanguage : undefined;
}
