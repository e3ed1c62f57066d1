import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { ApiEvents, ApiPage } from '../../../src/types/api';
import { hasMembers } from '../subject/selectMembers';
import type { Subject } from '../subject/selectSubject';
import { fill } from './labels';
import { renderEventTable } from './renderEvents';
import { renderHeading, renderSection } from './renderHeading';
import {
  renderDeprecated,
  listShownMembers,
  renderMembers,
  renderPlan,
} from './renderMembers';
import { renderLink, renderMark, type ViewContext } from './viewContext';
import {
  createContext,
  finish,
  MIN_FILTERED,
  type RenderedView,
  type RenderOptions,
} from './renderPage';
import { renderClasses, renderSlots, renderTypes } from './renderSections';
import { renderToolbar } from './renderToolbar';

/**
 * Renders the reference entries about the subject of a guide: one filter for all, then
 * each component and interface with the members that the guide mentions, and a link to
 * the full page.
 */
export async function renderSubject(
  { parts, events }: Subject,
  options: RenderOptions,
): Promise<RenderedView> {
  const whole = createContext(options);
  const body: string[] = [];
  for (const part of parts) body.push(await renderPart(part, whole, options));
  if (events) body.push(await renderNamedEvents(events, whole));
  const total =
    parts.reduce((sum, part) => sum + countMembers(part), 0) +
    (events?.events.length ?? 0);
  const toolbar = total < MIN_FILTERED ? '' : renderToolbar(total, [], whole);
  return finish(whole, toolbar + body.join(''));
}

const countMembers = ({ props, slots, classes }: ApiPage): number =>
  Object.keys(props).length + slots.length + classes.length;

async function renderPart(
  part: ApiPage,
  whole: ViewContext,
  { marks }: RenderOptions,
): Promise<string> {
  const { labels } = whole;
  // Ids are prefixed with the page name and sections are one level deeper; lists are
  // shared.
  const context: ViewContext = {
    ...whole,
    links: part.links,
    types: part.types,
    ...(marks && { marks: marks(part) }),
    prefix: `${part.slug}-`,
    level: 3,
  };
  const { html } = renderHeading('api', part.name, context, -1);
  const path = `/x/api/${part.product}/${part.slug}/`;
  const label = fill(labels.whole, {
    name: part.name,
  });
  const link = `<p>${renderLink(whole, path, escapeHtml(label))}${renderPlan(part.plan, whole)}${renderMark(context.marks.page, whole)}</p>`;
  const body = [
    html,
    link,
    await renderDeprecated(part.deprecated, context),
    await renderProps(part, context),
    await renderSlots(part.slots, context),
    await renderClasses(part.classes, context),
    hasMembers(part) ? renderTypes(context) : '',
  ];
  // Hidden if the filter matches none of its entries.
  return `<section class="api-part">${body.join('')}</section>`;
}

async function renderProps(part: ApiPage, context: ViewContext): Promise<string> {
  if (Object.keys(part.props).length === 0) return '';
  const { sections } = context.labels;
  const isInterface = part.kind === 'interface';
  const { id, html } = renderHeading(
    isInterface ? 'members' : 'props',
    isInterface ? sections.members : sections.props,
    context,
  );
  return renderSection(html, await renderMembers(listShownMembers(part), id, context));
}

async function renderNamedEvents(events: ApiEvents, whole: ViewContext): Promise<string> {
  const { labels } = whole;
  const context: ViewContext = {
    ...whole,
    links: events.links,
    types: events.types,
    prefix: 'events-',
    level: 3,
  };
  const { id, html } = renderHeading('api', labels.sections.events, context, -1);
  const link = renderLink(
    whole,
    '/x/react-data-grid/events/',
    escapeHtml(labels.allEvents),
  );
  const table = await renderEventTable(events.events, id, context);
  return renderSection(`${html}<p>${link}</p>`, table) + renderTypes(context);
}
