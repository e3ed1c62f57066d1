import type { ApiPage, ApiParam, ApiProp, ApiSignature } from '../../../src/types/api';
import { type Plan, PLAN_NAMES } from '../../../src/types/page';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { breakName, renderType } from './renderType';
import { fill } from './labels';
import { renderMark, type ViewContext } from './viewContext';
import { renderDefault } from './renderDefault';
import { renderGuides } from './renderGuides';
import { renderMarkdown } from './renderMarkdown';
import { renderTable, type Row } from './renderTable';

export function renderPlan(plan: Plan | null, { labels }: ViewContext): string {
  if (plan === null) return '';
  const name = PLAN_NAMES[plan];
  const hint = escapeHtml(fill(labels.plan, { plan: name }));
  return ` <span class="api-plan api-${plan}" role="img" aria-label="${hint}" title="${hint}">${name}</span>`;
}

export async function renderDeprecated(
  reason: string | null,
  context: ViewContext,
): Promise<string> {
  if (reason === null) return '';
  const text = await renderMarkdown(reason, context);
  return `<div class="api-deprecated"><strong>${context.labels.deprecated}</strong>${text}</div>`;
}

export const renderCode = (text: string | null): string =>
  text === null ? '' : `<code dir="ltr" translate="no">${breakName(text)}</code>`;

/** Prefix of the anchors of props; options and results of hooks have other prefixes. */
const PROP_PREFIX = 'prop-';

/**
 * Props or members of a page, as its table shows them. If all members of an interface are
 * required, the mark is left out: packages pass such objects, readers don't write them.
 */
export function listShownMembers({ kind, props }: ApiPage): ApiPage['props'] {
  if (kind !== 'interface' || Object.values(props).some(({ required }) => !required))
    return props;
  return Object.fromEntries(
    Object.entries(props).map(([name, prop]) => [name, { ...prop, required: false }]),
  );
}

/** Renders a table of props, or of the members of an interface or an options object. */
export async function renderMembers(
  members: Readonly<Record<string, ApiProp>>,
  labelledBy: string,
  context: ViewContext,
  anchorPrefix = PROP_PREFIX,
): Promise<string> {
  const { heads } = context.labels;
  const rows = await Promise.all(
    Object.entries(members).map(([name, prop]) =>
      renderMember(name, prop, anchorPrefix, context),
    ),
  );
  return renderTable(
    {
      kind: 'members',
      labelledBy,
      heads: [heads.name, heads.type, heads.default, heads.description],
      rows,
    },
    context,
  );
}

async function renderMember(
  name: string,
  prop: ApiProp,
  anchorPrefix: string,
  context: ViewContext,
): Promise<Row> {
  const { labels } = context;
  const required = prop.required
    ? ` <span class="api-required">${labels.required}</span>`
    : '';
  const mark =
    anchorPrefix === PROP_PREFIX
      ? renderMark(context.marks.ofMember('prop', name), context)
      : '';
  const byDefault = await renderDefault(prop.default, context);
  const text = await Promise.all([
    renderDeprecated(prop.deprecated, context),
    renderMarkdown(prop.description, context),
    byDefault.line,
    prop.signature ? renderSignature(prop.signature, context) : '',
  ]);
  return {
    anchor: `${anchorPrefix}${name}`,
    name,
    title: `<code dir="ltr" translate="no"${prop.deprecated === null ? '' : ' class="api-old"'}>${breakName(name)}</code>`,
    marks: `${required}${renderPlan(prop.plan, context)}${mark}`,
    cells: [
      renderType(prop.type, context),
      byDefault.cell,
      text.join('') + renderGuides(context, context.guides.ofMember(name)),
    ],
  };
}

/** Renders the parameters and the result of a callback, collapsed. */
async function renderSignature(
  { params, result }: ApiSignature,
  context: ViewContext,
): Promise<string> {
  const { labels } = context;
  const items = await Promise.all(params.map((param) => renderParam(param, context)));
  const text = await renderMarkdown(result.description, context);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return `<details><summary>${labels.signature}</summary>${list}<div>${labels.returns} ${renderType(result.type, context)} ${text}</div></details>`;
}

async function renderParam(param: ApiParam, context: ViewContext): Promise<string> {
  const text = await renderMarkdown(param.description, context);
  const name = escapeHtml(`${param.name}${param.optional ? '?' : ''}`);
  return `<li><code dir="ltr" translate="no">${name}</code>: ${renderType(param.type, context)} ${text}</li>`;
}
