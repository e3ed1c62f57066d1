import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiChange, ProductDiff } from '../../../src/types/apiChange';
import type { EntryLinks } from '../../changes/api/createEntryLinks';
import { CHANGE_KINDS, sortChanges } from '../../changes/api/sortChanges';
import type { FindReplacement } from '../../changes/api/readReplacements';
import { toMarkdownNote } from '../../changes/api/toMarkdownNote';
import { code, heading, join, link, list, table, text } from '../markdown/nodes';
import type { ApiContext } from './context';
import { writeInline } from './writeDescription';
import { joinLines } from './writeMembers';

interface ChangesPlace {
  links: EntryLinks;
  findReplacement: FindReplacement;
  /** Absolute URL of the same data as JSON. */
  dataUrl: string;
}

/** Writes a changes page: a table for each kind of entry. */
export function writeChanges(
  diff: ProductDiff,
  context: ApiContext,
  { links, findReplacement, dataUrl }: ChangesPlace,
): RootContent[] {
  const { apiChanges: texts, reference, tables } = context.texts;
  const toList = (packages: readonly string[]) =>
    join(
      packages.map((each) => [code(each)]),
      text(tables.separator),
    );
  const { heads } = texts;
  return [
    list(
      [text(`${texts.packages}: `), ...toList(diff.from)],
      [text(`${texts.packagesTo}: `), ...toList(diff.to)],
      [
        text(`${reference.facts.data}: `),
        link(dataUrl, text(dataUrl.split('/').at(-1) ?? '')),
      ],
    ),
    ...CHANGE_KINDS.flatMap((kind): RootContent[] => {
      const changes = sortChanges(diff.changes.filter((each) => each.kind === kind));
      if (changes.length === 0) return [];
      return [
        heading(2, text(texts.kinds[kind])),
        table(
          [heads.name, heads.change, heads.step, heads.where].map((head) => [text(head)]),
          ...changes.map((change) => writeRow(change, links, findReplacement, context)),
        ),
      ];
    }),
  ];
}

function writeRow(
  change: ApiChange,
  links: EntryLinks,
  findReplacement: FindReplacement,
  context: ApiContext,
): PhrasingContent[][] {
  const { kind, name, in: owners, note } = change;
  const details =
    change.change === 'removed'
      ? (findReplacement(change)?.text ?? '')
      : toMarkdownNote(note ?? '');
  const { apiChanges, tables } = context.texts;
  const page = owners.length > 0 ? null : links.ofExport(name);
  return [
    [linkTo(page, kind === 'class' ? `.${name}` : name, context)],
    [text(apiChanges.changes[change.change])],
    joinLines(writeStep(change, context), writeInline(details, context)),
    join(
      owners.map((owner) => [linkTo(links.ofExport(owner), owner, context)]),
      text(tables.separator),
    ),
  ];
}

function linkTo(
  address: string | null,
  name: string,
  { resolve }: ApiContext,
): PhrasingContent {
  const url = address === null ? null : resolve(address);
  return url === null ? code(name) : link(url, code(name));
}

function writeStep(
  { change, name, from, to, in: owners }: ApiChange,
  { texts }: ApiContext,
): PhrasingContent[] {
  const toValue = (value: string | null) =>
    value === null || value === '' ? text(texts.apiChanges.none) : code(value);
  if (change === 'renamed') return [code(name), text(' → '), toValue(to)];
  if (from === null && to === null) return [];
  if (change === 'removed' && owners.length === 0) return [];
  if (change === 'added' || change === 'removed') return [toValue(from ?? to)];
  return [toValue(from), text(' → '), toValue(to)];
}
