import { getOwn } from '../../../src/lib/getOwn';
import type { RootContent } from 'mdast';
import type { ApiPage } from '../../../src/types/api';
import { translateDescription } from '../../api-reference/write/describeExport';
import { splitDescription } from '../../api-reference/write/summarize';
import {
  code,
  codeBlock,
  heading,
  join,
  link,
  paragraph,
  strong,
  text,
} from '../markdown/nodes';
import type { ApiContext } from './context';
import { writeDescription } from './writeDescription';
import { writeFacts } from './writeFacts';
import { writeHook } from './writeHook';
import { writeDeprecated, writeMembers } from './writeMembers';
import { writeClasses, writeSlots, writeTypes } from './writeSections';

/**
 * Writes the content below the head of a reference page.
 * @param isPart one of several on a page, whose description is not in the head
 */
export function writeApi(
  page: ApiPage,
  context: ApiContext,
  isPart = false,
): RootContent[] {
  const { sections } = context.texts.reference;
  const description = isPart
    ? translateDescription(page, context.texts.reference)
    : splitDescription(page).rest;
  const deprecated = writeDeprecated(page.deprecated, context);
  return [
    ...(deprecated.length > 0 ? [paragraph(...deprecated)] : []),
    ...writeAbsent(page, context),
    ...writeDescription(description, context),
    ...writeFacts(page, context),
    ...(page.imports.length > 0
      ? [
          heading(context.level, text(sections.imports)),
          codeBlock(page.imports.join('\n'), 'tsx'),
        ]
      : []),
    ...(page.kind === 'hook' ? writeHook(page.signatures, page.name, context) : []),
    ...(Object.keys(page.props).length > 0
      ? [
          heading(
            context.level,
            text(page.kind === 'interface' ? sections.members : sections.props),
          ),
          writeMembers(page.props, context),
        ]
      : []),
    ...writeSlots(page, context),
    ...writeClasses(page, context),
    ...writeTypes(page, context),
  ];
}

function writeAbsent({ absent, links }: ApiPage, context: ApiContext): RootContent[] {
  if (!absent) return [];
  const { reference, tables } = context.texts;
  const see = absent.see.map((name) => {
    const address = getOwn(links, name);
    const url = address === undefined ? null : context.resolve(address);
    return [url === null ? code(name) : link(url, code(name))];
  });
  return [
    paragraph(strong(text(reference.absent))),
    ...writeDescription(absent.reason, context),
    ...(see.length > 0
      ? [paragraph(text(`${reference.see} `), ...join(see, text(tables.separator)))]
      : []),
  ];
}
