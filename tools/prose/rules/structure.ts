import type { TextlintRuleModule } from '@textlint/types';

interface Block {
  type: string;
  raw: string;
  ordered?: boolean | null;
  children?: readonly unknown[];
}

const isIntroduction = (block: Block | undefined): boolean =>
  block?.type === 'Paragraph' && /:\**$/.test(block.raw);

/** Lists of one item below "Details:" or another introduction; a sentence reads better. */
export function findSingleBullets<T extends Block>(blocks: readonly T[]): T[] {
  return blocks.filter(
    ({ type, ordered, children }, index) =>
      type === 'List' &&
      !ordered &&
      children?.length === 1 &&
      isIntroduction(blocks[index - 1]),
  );
}

/** Front matter, comments and imports of a page; the parser also calls imports code blocks. */
const isSkipped = ({ type, raw }: Block): boolean =>
  ['Yaml', 'Comment'].includes(type) ||
  (type === 'CodeBlock' && !raw.startsWith('```')) ||
  raw.startsWith('<FirstSteps');

/** The first block of a page, if it is a demo, code or a heading. */
export function findWrongStart<T extends Block>(blocks: readonly T[]): T | undefined {
  const first = blocks.find((block) => !isSkipped(block));
  const isWrong =
    ['Header', 'CodeBlock'].includes(first?.type ?? '') || first?.raw.startsWith('<Demo');
  return isWrong ? first : undefined;
}

/** Demos directly below a heading; a sentence says what to look at. */
export function findBareDemos<T extends Block>(blocks: readonly T[]): T[] {
  return blocks.filter(
    ({ raw }, index) => raw.startsWith('<Demo') && blocks[index - 1]?.type === 'Header',
  );
}

const rule: TextlintRuleModule = ({ Syntax, RuleError, getFilePath, report }) => ({
  [Syntax.Document]({ children }) {
    const start = getFilePath()?.endsWith('.mdx') ? findWrongStart(children) : undefined;
    if (start)
      report(
        start,
        new RuleError('A page opens with a sentence that says what it is for.'),
      );
    for (const demo of findBareDemos(children))
      report(demo, new RuleError('A section opens with a sentence, not with a demo.'));
    for (const list of findSingleBullets(children))
      report(list, new RuleError('A single bullet is a sentence of the text above it.'));
  },
});

export default rule;
