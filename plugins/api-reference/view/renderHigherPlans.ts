import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { HigherPlan } from '../read/readHigherPlans';
import { fill } from './labels';
import { renderLink, type ViewContext } from './viewContext';

/**
 * Renders links to props of higher plans, hidden until the filter finds some of them. The
 * script fills in how many there are.
 */
export function renderHigherPlans(
  plans: readonly HigherPlan[],
  context: ViewContext,
): string {
  const { propIn, propsIn } = context.labels;
  const items = plans.map(({ name, path, props }) => {
    const [one, other] = [propIn, propsIn].map((text) =>
      escapeHtml(fill(text, { name })),
    );
    const link = renderLink(context, path, escapeHtml(name));
    return `<span data-props="${escapeHtml(props.join(' '))}" data-one="${one}" data-other="${other}" hidden>${link}</span>`;
  });
  return items.length > 0
    ? `<p class="api-higher" role="status">${items.join(' ')}</p>`
    : '';
}
