import { escapeHtml } from '../../../src/lib/escapeHtml';
import { fill } from './labels';
import { breakName } from './renderType';
import { addAnchor, type ViewContext } from './viewContext';

export interface Heading {
  id: string;
  html: string;
}

/** Renders a heading with its link and adds it to the table of contents. */
export function renderHeading(
  name: string,
  title: string,
  context: ViewContext,
  deeper = 0,
): Heading {
  const id = addAnchor(context, name);
  const level = context.level + deeper;
  const shown = breakName(title);
  context.toc.push({ value: shown, id, level });
  const label = escapeHtml(fill(context.labels.headingLink, { name: title }));
  const link = `<a href="#${id}" class="hash-link" aria-label="${label}" title="${label}" translate="no">&#8203;</a>`;
  const html = `<h${level} class="anchor" id="${id}">${shown}${link}</h${level}>`;
  return { id, html };
}

/** A section that is hidden if the filter matches none of its entries. */
export const renderSection = (heading: string, body: string): string =>
  `<section class="api-section">${heading}${body}</section>`;
