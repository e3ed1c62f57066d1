import {
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import { LOOP_GUARD } from '../../config/playground';
import type { SourceFile } from './protocol';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const CALL = `${LOOP_GUARD}();`;

/**
 * Has every loop ask in each turn whether it may go on: a loop that is half typed often has no
 * end, and would take the whole tab with it. Nothing is put on a line of its own, so lines
 * keep their numbers. Code that does not parse stays as it is, for its error to be told.
 */
export function guardLoops(file: SourceFile): SourceFile {
  const insertions = findLoopBodies(file).flatMap(({ from, to, isBlock }) =>
    isBlock
      ? [{ at: from + 1, text: CALL }]
      : [
          { at: from, text: `{${CALL}` },
          { at: to, text: '}' },
        ],
  );
  // From the end, so that places before stay right; the inner of two at one place comes first.
  const code = insertions
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, { at, text: added }) => text.slice(0, at) + added + text.slice(at),
      file.code,
    );
  return { name: file.name, code };
}

interface Body {
  from: number;
  to: number;
  isBlock: boolean;
}

function findLoopBodies({ name, code }: SourceFile): Body[] {
  const language = getLanguage(name);
  if (!language) return [];
  const bodies: Body[] = [];
  let isBroken = false;
  language.parser.parse(code).iterate({
    enter: ({ node, type }) => {
      isBroken ||= type.isError;
      if (!LOOPS.has(type.name)) return;
      const body = type.name === 'DoStatement' ? findDoBody(node) : node.lastChild;
      if (body)
        bodies.push({ from: body.from, to: body.to, isBlock: body.name === 'Block' });
    },
  });
  return isBroken ? [] : bodies;
}

type SyntaxNode = ReturnType<typeof tsxLanguage.parser.parse>['topNode'];

/** What follows the word `do`, which may be comments first. */
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
