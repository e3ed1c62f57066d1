import type { RootContent } from 'mdast';
import type { ApiEvents } from '../../../src/types/api';
import { code, paragraph, table, text } from '../markdown/nodes';
import { fill } from '../../api-reference/view/labels';
import { namePlan } from '../namePlan';
import type { ApiContext } from './context';
import { writeInline } from './writeDescription';
import { fillCode } from './writeFacts';
import { writeGuides } from './writeGuides';
import { joinLines, writeDeprecated } from './writeMembers';
import { writeTypes } from './writeSections';

/** The package whose version the data refer to. */
const PACKAGE = '@mui/x-data-grid';

/** Writes the table of events that a guide embeds, and the types it uses. */
export function writeEvents(
  { version, events, links, types }: ApiEvents,
  part: Omit<ApiContext, 'level'>,
): RootContent[] {
  const context: ApiContext = { ...part, level: 3 };
  const { heads, sections, listener, version: pattern } = context.texts.reference;
  return [
    paragraph(
      text(`${sections.events}: `),
      ...fillCode(fill(pattern, { package: '{name}', version }), PACKAGE),
    ),
    table(
      [heads.name, sections.parameters, heads.description].map((head) => [text(head)]),
      ...events.map((event) => [
        [
          code(event.name),
          ...(event.plan === null
            ? []
            : [text(` (${namePlan(event.plan, context.texts)})`)]),
        ],
        joinLines(
          ...[event.params, event.event].map((type) =>
            type === null ? [] : [code(type)],
          ),
        ),
        joinLines(
          writeDeprecated(event.deprecated, context),
          writeInline(event.description, context),
          event.componentProp === null
            ? []
            : [text(`${listener} `), code(event.componentProp)],
          writeGuides(context.guides.ofMember(event.name), context),
        ),
      ]),
    ),
    ...writeTypes({ links, types }, context),
  ];
}
