import path from 'node:path';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { CALLOUT_KINDS } from '../../src/config/callouts';

interface Options {
  siteDir: string;
}

type Tree = Parameters<typeof visit>[0];

interface Block {
  type: string;
  name?: string;
  children: { type: string; value?: string }[];
  position?: {
    start: { line: number; offset?: number };
    end: { offset?: number };
  };
}

const KINDS = CALLOUT_KINDS.map((kind) => `:::${kind}`).join(', ');
const CLOSED = /\n[\s>]*:{3,}\s*$/;

/**
 * Remark plugin: only allows the known kinds of callouts. Docusaurus leaves unknown ones
 * as text in the page, with a warning that is easily missed in the build output.
 * @throws Error with file and line of every invalid callout, and the known kinds
 */
export default function remarkCallouts({ siteDir }: Options) {
  return (tree: Tree, file: VFile): void => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const problems: string[] = [];
    visit(tree, ['containerDirective', 'leafDirective', 'paragraph'], (node) => {
      const block = node as unknown as Block;
      const problem = findProblem(block, String(file));
      if (problem)
        problems.push(`${page}:${block.position?.start.line ?? 1}: ${problem}`);
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}

function findProblem({ type, name = '', children, position }: Block, text: string) {
  if (type === 'leafDirective') {
    return `"::${name}" is nothing here. Callouts begin with three colons: ${KINDS}.`;
  }
  if (type === 'paragraph') {
    const [first] = children;
    const start = first?.type === 'text' ? /^:::.*/.exec(first.value ?? '') : null;
    return start
      ? `"${start[0]}" opens no callout. Write :::note, or :::note[Title]; the kinds are ${KINDS}.`
      : null;
  }
  if (!CALLOUT_KINDS.some((kind) => kind === name)) {
    return `there is no callout ":::${name}". The kinds are ${KINDS}.`;
  }
  const source = text.slice(position?.start.offset, position?.end.offset);
  return CLOSED.test(source)
    ? null
    : `the callout ":::${name}" is not closed with ":::".`;
}
