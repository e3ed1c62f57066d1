import type { ApiClass, ApiSlot } from '../../../src/types/api';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { breakDefinition } from './formatCode';
import { breakName, renderType } from './renderType';
import { fill } from './labels';
import { renderGuides } from './renderGuides';
import { renderHeading, renderSection } from './renderHeading';
import { addAnchor, renderMark, type ViewContext } from './viewContext';
import { renderMarkdown } from './renderMarkdown';
import { renderCode, renderDeprecated, renderPlan } from './renderMembers';
import { renderTable } from './renderTable';

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
      marks:
        renderPlan(slot.plan, context) +
        renderMark(context.marks.ofMember('slot', slot.name), context),
      cells: [
        slot.default === null ? '' : renderType(slot.default, context),
        renderSlotClass(slot, context),
        (await renderDeprecated(slot.deprecated, context)) +
          (await renderMarkdown(slot.description, context)) +
          renderGuides(context, context.guides.ofMember(slot.name)),
      ],
    })),
  );
  const names = [heads.slot, heads.component, heads.className, heads.description];
  return renderSection(
    html,
    renderTable({ kind: 'slots', labelledBy: id, heads: names, rows }, context),
  );
}

/** With the anchor that a class has, because people look for the class. */
function renderSlotClass({ class: name }: ApiSlot, context: ViewContext): string {
  if (name === null) return '';
  return `<span id="${addAnchor(context, `class-${name}`)}">${renderCode(`.${name}`)}</span>`;
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
      marks: renderMark(context.marks.ofMember('class', entry.className), context),
      cells: [
        renderCode(entry.key),
        (await renderDeprecated(entry.deprecated, context)) +
          (await renderMarkdown(entry.description, context)) +
          (entry.appliedAs === null
            ? ''
            : `<p>${fill(appliedAs, { name: renderCode(`.${entry.appliedAs}`) })}</p>`) +
          renderGuides(context, context.guides.ofMember(entry.className)),
      ],
    })),
  );
  const names = [heads.className, heads.rule, heads.description];
  return renderSection(
    html,
    renderTable({ kind: 'classes', labelledBy: id, heads: names, rows }, context),
  );
}

/** Renders the definitions of type names that have no page, with linked names. */
export function renderTypes(context: ViewContext): string {
  const types = Object.entries(context.types);
  if (types.length === 0) return '';
  const { html } = renderHeading('types', context.labels.sections.types, context);
  const items = types.map(([name, definition]) => {
    const id = addAnchor(context, `type-${name}`);
    const code = renderType(breakDefinition(definition), context);
    return `<div class="api-type" id="${id}" data-n="${escapeHtml(name)}"><code dir="ltr" translate="no"><b>${breakName(name)}</b> = </code>${code}</div>`;
  });
  return renderSection(html, `<div class="api-types">${items.join('')}</div>`);
}
