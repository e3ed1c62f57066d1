import type { RootContent } from 'mdast';
import type { ApiPage } from '../../../src/types/api';
import {
  code,
  codeBlock,
  heading,
  join,
  link,
  paragraph,
  table,
  text,
} from '../markdown/nodes';
import { namePlan } from '../namePlan';
import type { ApiContext } from './context';
import { writeInline } from './writeDescription';
import { fillCode } from './writeFacts';
import { writeGuides } from './writeGuides';
import { joinLines, writeDeprecated } from './writeMembers';

/** Writes the slots of a component; empty if it has none. */
export function writeSlots({ slots }: ApiPage, context: ApiContext): RootContent[] {
  if (slots.length === 0) return [];
  const { texts } = context;
  const { heads, sections } = texts.reference;
  return [
    heading(context.level, text(sections.slots)),
    table(
      [heads.slot, heads.component, heads.className, heads.description].map((head) => [
        text(head),
      ]),
      ...slots.map((slot) => [
        [
          code(slot.name),
          ...(slot.plan === null ? [] : [text(` (${namePlan(slot.plan, texts)})`)]),
        ],
        slot.default === null ? [] : [code(slot.default)],
        slot.class === null ? [] : [code(`.${slot.class}`)],
        joinLines(
          writeDeprecated(slot.deprecated, context),
          writeInline(slot.description, context),
          writeGuides(context.guides.ofMember(slot.name), context),
        ),
      ]),
    ),
  ];
}

/** Writes the CSS classes of a component; empty if it has none. */
export function writeClasses({ classes }: ApiPage, context: ApiContext): RootContent[] {
  if (classes.length === 0) return [];
  const { heads, sections, appliedAs } = context.texts.reference;
  return [
    heading(context.level, text(sections.classes)),
    table(
      [heads.className, heads.rule, heads.description].map((head) => [text(head)]),
      ...classes.map((entry) => [
        [code(`.${entry.className}`)],
        [code(entry.key)],
        joinLines(
          writeDeprecated(entry.deprecated, context),
          writeInline(entry.description, context),
          entry.appliedAs === null ? [] : fillCode(appliedAs, `.${entry.appliedAs}`),
          writeGuides(context.guides.ofMember(entry.className), context),
        ),
      ]),
    ),
  ];
}

/**
 * Writes the type names of the page: those with a page are links, the others are defined.
 */
export function writeTypes(
  { links, types }: Pick<ApiPage, 'links' | 'types'>,
  context: ApiContext,
): RootContent[] {
  const pages = Object.entries(links).flatMap(([name, address]) => {
    const url = context.resolve(address);
    return url === null ? [] : [[link(url, code(name))]];
  });
  const definitions = Object.entries(types).map(
    ([name, definition]) => `type ${name} = ${definition};`,
  );
  if (pages.length + definitions.length === 0) return [];
  const { reference, markdown, tables } = context.texts;
  return [
    heading(context.level, text(reference.sections.types)),
    ...(pages.length > 0
      ? [paragraph(text(markdown.typePages), ...join(pages, text(tables.separator)))]
      : []),
    ...(definitions.length > 0 ? [codeBlock(definitions.join('\n\n'), 'ts')] : []),
  ];
}
