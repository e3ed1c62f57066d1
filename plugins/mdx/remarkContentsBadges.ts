import { visit } from 'unist-util-visit';
import { type Plan, PLAN_NAMES } from '../../src/types/page';

type Tree = Parameters<typeof visit>[0];

interface Badge {
  name: string | null;
  attributes: { name: string; value: string }[];
}

interface Entry {
  type: string;
  value?: unknown;
  [key: string]: unknown;
}

/** What the framework makes of a badge in its table of contents. */
const PLACEHOLDER = '<PlanBadge></PlanBadge>';

/**
 * Remark plugin: draws the plan badges of headings in the table of contents. Its entries
 * are HTML, in which the framework writes components as unknown elements without
 * attributes. Runs right after the framework has collected the headings.
 */
export default function remarkContentsBadges() {
  return (tree: Tree): void => {
    const plans: string[] = [];
    visit(tree, 'heading', (heading) => {
      if ((heading as unknown as { depth: number }).depth === 1) return;
      visit(heading, 'mdxJsxTextElement', (node) => {
        const { name, attributes } = node as unknown as Badge;
        if (name !== 'PlanBadge') return;
        plans.push(attributes.find((each) => each.name === 'plan')?.value ?? '');
      });
    });
    if (plans.length === 0) return;
    const draw = (): string => {
      const plan = plans.shift() as Plan;
      return ` <span class="plan-mark plan-mark--${plan}">${PLAN_NAMES[plan]}</span>`;
    };
    visit(tree, 'mdxjsEsm', (node) => {
      const { data } = node as unknown as { data?: { estree?: Entry } };
      if (data?.estree) replaceBadges(data.estree, draw);
    });
  };
}

/** Replaces the badges in the texts of a syntax tree, in their order. */
function replaceBadges(entry: Entry, draw: () => string): void {
  if (entry.type === 'Literal' && typeof entry.value === 'string') {
    entry.value = entry.value.replaceAll(PLACEHOLDER, draw);
    delete entry.raw;
    return;
  }
  for (const part of Object.values(entry).flat()) {
    if (part && typeof part === 'object' && 'type' in part)
      replaceBadges(part as Entry, draw);
  }
}
