import type { RootContent } from 'mdast';
import type { ApiIndexProduct, ApiKind } from '../../../src/types/api';
import { translateDescription } from '../../api-reference/write/describeExport';
import { fill } from '../../api-reference/view/labels';
import { code, heading, join, link, list, table, text } from '../markdown/nodes';
import { namePlan } from '../namePlan';
import type { ApiContext } from './context';
import { fillCode } from './writeFacts';

const KINDS: readonly ApiKind[] = ['component', 'interface', 'hook'];

/**
 * Writes the index of a product: every component, interface and hook with its summary.
 * @param dataUrl absolute URL of the same data as JSON
 */
export function writeIndex(
  { product, packages, version, pages }: ApiIndexProduct,
  context: ApiContext,
  dataUrl: string,
): RootContent[] {
  const { texts } = context;
  const { facts, groups, heads, version: pattern } = texts.reference;
  const names = packages.map((name) =>
    fillCode(fill(pattern, { package: '{name}', version }), name),
  );
  return [
    list(
      [text(`${facts.packages}: `), ...join(names, text(texts.tables.separator))],
      [text(`${facts.data}: `), link(dataUrl, text('index.json'))],
    ),
    ...KINDS.flatMap((kind): RootContent[] => {
      const entries = pages.filter((page) => page.kind === kind);
      if (entries.length === 0) return [];
      return [
        heading(2, text(groups[kind])),
        table(
          [heads.name, heads.description, heads.packages].map((head) => [text(head)]),
          ...entries.map((entry) => {
            const { name, path, plan, packages: owners } = entry;
            const description = translateDescription(
              { ...entry, product },
              texts.reference,
            );
            const url = context.resolve(path);
            return [
              [
                url === null ? code(name) : link(url, code(name)),
                ...(plan === null ? [] : [text(` (${namePlan(plan, texts)})`)]),
              ],
              [text(description)],
              join(
                owners.map((owner) => [code(owner)]),
                text(' '),
              ),
            ];
          }),
        ),
      ];
    }),
  ];
}
