import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiParam, ApiProp, ApiSignature } from '../../../src/types/api';
import { code, join, lineBreak, strong, table, text } from '../markdown/nodes';
import { namePlan } from '../namePlan';
import type { ApiContext } from './context';
import { writeInline } from './writeDescription';
import { writeGuides } from './writeGuides';

/** Writes a table of props, or of the members of an interface or an options object. */
export function writeMembers(
  members: Readonly<Record<string, ApiProp>>,
  context: ApiContext,
): RootContent {
  const { heads } = context.texts.reference;
  return table(
    [heads.name, heads.type, heads.default, heads.description].map((head) => [
      text(head),
    ]),
    ...Object.entries(members).map(([name, prop]) => [
      writeName(name, prop, context),
      [code(prop.type)],
      prop.default === null ? [] : [code(prop.default)],
      joinLines(
        writeDeprecated(prop.deprecated, context),
        writeInline(prop.description, context),
        ...(prop.signature ? writeSignature(prop.signature, context) : []),
        writeGuides(context.guides.ofMember(name), context),
      ),
    ]),
  );
}

/** Joins the lines of a cell, skipping empty ones. */
export const joinLines = (...lines: PhrasingContent[][]): PhrasingContent[] =>
  join(
    lines.filter((line) => line.length > 0),
    lineBreak(),
  );

function writeName(
  name: string,
  { required, plan }: ApiProp,
  { texts }: ApiContext,
): PhrasingContent[] {
  const marks = [
    ...(required ? [texts.reference.required] : []),
    ...(plan === null ? [] : [namePlan(plan, texts)]),
  ];
  return [code(name), ...(marks.length > 0 ? [text(` (${marks.join(', ')})`)] : [])];
}

/**
 * Writes a deprecation note, with the reason if there is one; empty if not deprecated.
 */
export function writeDeprecated(
  reason: string | null,
  context: ApiContext,
): PhrasingContent[] {
  if (reason === null) return [];
  const why = writeInline(reason, context);
  const mark = strong(text(context.texts.reference.deprecated));
  return why.length > 0 ? [mark, text(' '), ...why] : [mark];
}

function writeSignature(
  { params, result }: ApiSignature,
  context: ApiContext,
): PhrasingContent[][] {
  const { signature, returns } = context.texts.reference;
  const description = writeInline(result.description, context);
  return [
    [strong(text(signature))],
    ...params.map((param) => writeParam(param, context)),
    [
      text(`${returns} `),
      code(result.type),
      ...(description.length > 0 ? [text(': '), ...description] : []),
    ],
  ];
}

function writeParam(
  { name, optional, type, description }: ApiParam,
  context: ApiContext,
): PhrasingContent[] {
  const about = writeInline(description, context);
  return [
    code(`${name}${optional ? '?' : ''}`),
    text(': '),
    code(type),
    ...(about.length > 0 ? [text(' '), ...about] : []),
  ];
}
