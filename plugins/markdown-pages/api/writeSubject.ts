import type { RootContent } from 'mdast';
import type { ApiPage } from '../../../src/types/api';
import { hasMembers } from '../../api-reference/subject/selectMembers';
import type { Subject } from '../../api-reference/subject/selectSubject';
import { fill } from '../../api-reference/view/labels';
import { heading, link, paragraph, text } from '../markdown/nodes';
import type { ApiContext } from './context';
import { writeEvents } from './writeEvents';
import { writeDeprecated, writeMembers } from './writeMembers';
import { writeClasses, writeSlots, writeTypes } from './writeSections';

/**
 * Writes the reference entries about the subject of a guide, each with a link to its
 * page.
 */
export function writeSubject(
  { parts, events }: Subject,
  base: ApiContext,
): RootContent[] {
  const context: ApiContext = { ...base, level: 3 };
  const { sections } = context.texts.reference;
  return [
    ...parts.flatMap((part) => writePart(part, context)),
    ...(events
      ? [heading(2, text(sections.events)), ...writeEvents(events, context)]
      : []),
  ];
}

function writePart(part: ApiPage, context: ApiContext): RootContent[] {
  const { reference } = context.texts;
  const deprecated = writeDeprecated(part.deprecated, context);
  const { sections } = reference;
  return [
    heading(2, text(part.name)),
    ...linkPage(part, fill(reference.whole, { name: part.name }), context),
    ...(deprecated.length > 0 ? [paragraph(...deprecated)] : []),
    ...(Object.keys(part.props).length > 0
      ? [
          heading(
            context.level,
            text(part.kind === 'interface' ? sections.members : sections.props),
          ),
          writeMembers(part.props, context),
        ]
      : []),
    ...writeSlots(part, context),
    ...writeClasses(part, context),
    ...(hasMembers(part) ? writeTypes(part, context) : []),
  ];
}

/** Writes a link from the excerpt in a tab to the full page; empty if there is none. */
export function linkPage(
  { product, slug }: ApiPage,
  label: string,
  { resolve }: ApiContext,
): RootContent[] {
  const url = resolve(`/x/api/${product}/${slug}/`);
  return url === null ? [] : [paragraph(link(url, text(label)))];
}
