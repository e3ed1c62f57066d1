import type { TextlintRuleModule } from '@textlint/types';
import { findHeadingFault } from '../findHeadingFault';

interface TextNode {
  type: string;
  value?: string;
  children?: readonly TextNode[];
}

/** Code is read as a name that needs no capital; tags such as badges are left out. */
function textOf(node: TextNode): string {
  if (node.type === 'Code') return '0';
  if (node.type === 'Str') return node.value ?? '';
  return (node.children ?? []).map(textOf).join('');
}

const rule: TextlintRuleModule = ({ Syntax, RuleError, report }) => ({
  [Syntax.Header](node) {
    const fault = findHeadingFault(textOf(node as TextNode).replace(/\{#[\w-]+\}/, ''));
    if (fault) report(node, new RuleError(`Headings are in sentence case: ${fault}.`));
  },
});

export default rule;
