import type { Table } from 'mdast';
import type { Language } from '../../src/config/languages';
import { readSiteTexts } from '../../content/texts/readSiteTexts';

/**
 * Renders the documented packages and their versions as a table. Packages with the same
 * version share a row, and the row with the most packages comes first.
 * @param versions versions by package name
 * @param language language of the page
 */
export function renderVersions(
  versions: Readonly<Record<string, string>>,
  language: Language,
): Table {
  const { changes } = readSiteTexts(language);
  const byVersion = new Map<string, string[]>();
  for (const [name, version] of Object.entries(versions))
    byVersion.set(version, [...(byVersion.get(version) ?? []), name]);
  const toRow = (...cells: Table['children'][number]['children'][number]['children'][]) =>
    ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    }) as Table['children'][number];
  return {
    type: 'table',
    align: ['left', 'left'],
    children: [
      toRow(
        [{ type: 'text', value: changes.version }],
        [{ type: 'text', value: changes.packages }],
      ),
      ...[...byVersion]
        .sort(([, a], [, b]) => b.length - a.length)
        .map(([version, names]) =>
          toRow(
            [{ type: 'text', value: version }],
            names
              .sort()
              .flatMap((value, index) => [
                ...(index > 0
                  ? [{ type: 'text', value: changes.separator } as const]
                  : []),
                { type: 'inlineCode', value } as const,
              ]),
          ),
        ),
    ],
  };
}
