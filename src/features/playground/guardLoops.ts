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
 * Makes every loop call the guard in each iteration: a half-typed loop is often endless,
 * and would freeze the whole tab. No line is added, so line numbers stay the same. Code
 * that does not parse is unchanged, so that its error is reported.
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
  // From the end, so that earlier positions stay valid; at equal positions the inner one
  // comes first.
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
