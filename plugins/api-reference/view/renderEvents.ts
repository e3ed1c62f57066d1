import type { ApiEvent, ApiEvents } from '../../../src/types/api';
import { fill } from './labels';
import { renderGuides } from './renderGuides';
import { addAnchor, renderLink, renderMark, type ViewContext } from './viewContext';
import { renderMarkdown } from './renderMarkdown';
import { renderCode, renderDeprecated, renderPlan } from './renderMembers';
import {
  createContext,
  finish,
  type RenderedView,
  type RenderOptions,
} from './renderPage';
import { renderSection } from './renderHeading';
import { renderTable, type Row } from './renderTable';
import { renderToolbar } from './renderToolbar';
import { renderType } from './renderType';

/**
 * The package whose version the data refer to; the commercial ones are released together
 * with it.
 */
const PACKAGE = '@mui/x-data-grid';
/** The type whose members are the events. */
const LOOKUP = 'GridEventLookup';
/** The only product with events. */
const PRODUCT = 'data-grid';

/**
 * Renders the list of events that a guide embeds. The heading and the table of contents
 * are the guide's. The anchor of a row is `event-<name>`.
 */
export async function renderEvents(
  { version, events, links }: ApiEvents,
  options: RenderOptions,
): Promise<RenderedView> {
  const { guides, marks } = options;
  const context = createContext(options, {
    links,
    ...(marks && { marks: marks({ product: PRODUCT, name: LOOKUP }) }),
    ...(guides
      ? { guides: { page: [], ofMember: (name) => guides.ofEvent(PRODUCT, name) } }
      : {}),
  });
  const { sections, version: readFrom } = context.labels;
  const id = addAnchor(context, 'event-list');
  const from = fill(readFrom, { package: renderCode(PACKAGE), version });
  const title = `<p class="api-of" id="${id}">${sections.events}: ${from}</p>`;
  const table = await renderEventTable(events, id, context);
  const toolbar = renderToolbar(events.length, [], context);
  return finish(context, toolbar + renderSection(title, table));
}

/** Renders a table of events. @param labelledBy id of the element that labels it */
export async function renderEventTable(
  events: readonly ApiEvent[],
  labelledBy: string,
  context: ViewContext,
): Promise<string> {
  const { heads, sections } = context.labels;
  const rows = await Promise.all(events.map((event) => toRow(event, context)));
  const names = [heads.name, sections.parameters, heads.description];
  return renderTable({ kind: 'events', labelledBy, heads: names, rows }, context);
}

async function toRow(event: ApiEvent, context: ViewContext): Promise<Row> {
  const types = [event.params, event.event].filter((type) => type !== null);
  const prop = event.componentProp;
  return {
    anchor: `event-${event.name}`,
    name: event.name,
    marks:
      renderPlan(event.plan, context) +
      renderMark(context.marks.ofMember('prop', event.name), context),
    cells: [
      types.map((type) => `<div>${renderType(type, context)}</div>`).join(''),
      (await renderDeprecated(event.deprecated, context)) +
        (await renderMarkdown(event.description, context)) +
        (prop === null ? '' : renderProp(prop, context)) +
        renderGuides(context, context.guides.ofMember(event.name)),
    ],
  };
}

function renderProp(prop: string, context: ViewContext): string {
  const address = context.findGridProp(prop);
  const name = renderCode(prop);
  const shown = address === null ? name : renderLink(context, address, name);
  return `<p>${context.labels.listener} ${shown}</p>`;
}
