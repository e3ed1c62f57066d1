import type { ApiClass, ApiHookSignature, ApiSlot } from '../../../src/types/api';
import { escapeHtml, highlightCode } from '../../code/highlightCode';
import { fill } from './labels';
import { renderMarkdown } from './renderMarkdown';
import { renderCode, renderDeprecated, renderMembers, renderPlan } from './renderMembers';
import { renderTable } from './renderTable';
import { renderType } from './renderType';
import { addAnchor, type ViewContext } from './viewContext';

export interface Heading {
  id: string;
  html: string;
}

/** A heading with its link, entered into the table of contents. */
export function renderHeading(
  name: string,
  title: string,
  context: ViewContext,
  deeper = 0,
): Heading {
  const id = addAnchor(context, name);
  const level = context.level + deeper;
  context.toc.push({ value: escapeHtml(title), id, level });
  const label = escapeHtml(fill(context.labels.headingLink, { name: title }));
  const link = `<a href="#${id}" class="hash-link" aria-label="${label}" title="${label}" translate="no">&#8203;</a>`;
  const html = `<h${level} class="anchor" id="${id}">${escapeHtml(title)}${link}</h${level}>`;
  return { id, html };
}

/** A section that the filter may empty as a whole. */
export const renderSection = (heading: string, body: string): string =>
  `<section class="api-section">${heading}${body}</section>`;

export async function renderSlots(
  slots: readonly ApiSlot[],
  context: ViewContext,
): Promise<string> {
  if (slots.length === 0) return '';
  const { heads, sections } = context.labels;
  const { id, html } = renderHeading('slots', sections.slots, context);
  const rows = await Promise.all(
    slots.map(async (slot) => ({
      anchor: `slot-${slot.name}`,
      name: slot.name,
      marks: renderPlan(slot.plan, context),
      cells: [
        slot.default === null ? '' : renderType(slot.default, context),
        renderCode(slot.class && `.${slot.class}`),
        (await renderDeprecated(slot.deprecated, context)) +
          (await renderMarkdown(slot.description, context)),
      ],
    })),
  );
  const names = [heads.slot, heads.component, heads.className, heads.description];
  return renderSection(
    html,
    renderTable({ kind: 'slots', labelledBy: id, heads: names, rows }, context),
  );
}

export async function renderClasses(
  classes: readonly ApiClass[],
  context: ViewContext,
): Promise<string> {
  if (classes.length === 0) return '';
  const { heads, sections, appliedAs } = context.labels;
  const { id, html } = renderHeading('classes', sections.classes, context);
  const rows = await Promise.all(
    classes.map(async (entry) => ({
      anchor: `class-${entry.className}`,
      name: entry.className,
      title: renderCode(`.${entry.className}`),
      cells: [
        renderCode(entry.key),
        (await renderDeprecated(entry.deprecated, context)) +
          (await renderMarkdown(entry.description, context)) +
          (entry.appliedAs === null
            ? ''
            : `<p>${fill(appliedAs, { name: renderCode(`.${entry.appliedAs}`) })}</p>`),
      ],
    })),
  );
  const names = [heads.className, heads.rule, heads.description];
  return renderSection(
    html,
    renderTable({ kind: 'classes', labelledBy: id, heads: names, rows }, context),
  );
}

/** Definitions of the type names that have no page, in which names are links again. */
export function renderTypes(context: ViewContext): string {
  const types = Object.entries(context.types);
  if (types.length === 0) return '';
  const { html } = renderHeading('types', context.labels.sections.types, context);
  const items = types.map(([name, definition]) => {
    const id = addAnchor(context, `type-${name}`);
    const code = renderType(definition, context);
    return `<div class="api-type" id="${id}" data-n="${escapeHtml(name)}"><code dir="ltr"><b>${escapeHtml(name)}</b> = </code>${code}</div>`;
  });
  return renderSection(html, `<div class="api-types">${items.join('')}</div>`);
}

/** The ways to call a hook, each with its parameters and result. */
export async function renderHook(
  signatures: readonly ApiHookSignature[],
  name: string,
  context: ViewContext,
): Promise<string> {
  const parts = await Promise.all(
    signatures.map((signature, index) =>
      renderCall(signature, { name, index, count: signatures.length }, context),
    ),
  );
  return parts.join('');
}

interface Place {
  name: string;
  index: number;
  count: number;
}

async function renderCall(
  signature: ApiHookSignature,
  { name, index, count }: Place,
  context: ViewContext,
): Promise<string> {
  const { sections } = context.labels;
  const suffix = index > 0 ? `-${index + 1}` : '';
  const title =
    count > 1 ? fill(sections.overload, { n: index + 1 }) : sections.signature;
  const own: ViewContext = { ...context, toc: [] };
  const head = renderHeading(`signature${suffix}`, title, own);
  const params = renderHeading(`parameters${suffix}`, sections.parameters, own, 1);
  const result = renderHeading(`result${suffix}`, sections.returns, own, 1);
  const hasParams = signature.params.length > 0;
  const [first, ...rest] = own.toc;
  // Filled in order, whatever finishes first.
  context.toc.push(
    ...[first, ...(hasParams ? rest : rest.slice(1))].flatMap((x) => x ?? []),
  );
  const code = await highlightCode(printCall(name, signature), 'ts');
  const members = Object.fromEntries(
    signature.params.map((param) => [
      param.name,
      {
        type: param.type,
        required: !param.optional,
        default: null,
        deprecated: null,
        description: param.description,
        signature: null,
        plan: null,
      },
    ]),
  );
  const fields: string[] = [];
  for (const param of signature.params) {
    if (!param.members) continue;
    fields.push(
      `<p class="api-of"><code dir="ltr">${escapeHtml(param.name)}</code></p>`,
      await renderMembers(
        param.members,
        params.id,
        context,
        `param${suffix}-${param.name}-`,
      ),
    );
  }
  const body = [
    head.html,
    `<div class="api-code" data-code-block=""><pre dir="ltr" tabindex="0"><code>${code}</code></pre></div>`,
    count > 1 ? await renderMarkdown(signature.description, context) : '',
    hasParams ? params.html : '',
    hasParams ? await renderMembers(members, params.id, context, `param${suffix}-`) : '',
    ...fields,
    result.html,
    `<p>${renderType(signature.result.type, context)}</p>`,
    await renderMarkdown(signature.result.description, context),
    signature.result.members
      ? await renderMembers(
          signature.result.members,
          result.id,
          context,
          `result${suffix}-`,
        )
      : '',
  ];
  return `<section class="api-section">${body.join('')}</section>`;
}

function printCall(name: string, signature: ApiHookSignature): string {
  const generics = signature.typeParameters.length
    ? `<${signature.typeParameters.join(', ')}>`
    : '';
  const params = signature.params.map(
    (param) => `${param.name}${param.optional ? '?' : ''}: ${param.type}`,
  );
  const inline = `function ${name}${generics}(${params.join(', ')}): ${signature.result.type}`;
  if (inline.length <= 90 || params.length === 0) return inline;
  return `function ${name}${generics}(\n  ${params.join(',\n  ')},\n): ${signature.result.type}`;
}
