import { MOVED_SECTIONS } from '../config/sections';

/** `data-grid-prop-rowHeight`, and `DataGrid-prop-rowHeight` before version 6. */
const API_ENTRY = /^[\w-]+?-(prop|slot|class)(?:s|es)?-(.+)$/;
const API_SECTIONS: Readonly<Record<string, string>> = {
  css: 'classes',
  'css-classes': 'classes',
};

/**
 * The anchor on this site of a section that links from elsewhere know by another anchor.
 * @param page path below the base of a language, without slashes at the ends
 * @param anchor as in the link, decoded
 * @returns undefined if it is unknown; an anchor of the reference may not exist
 */
export function findMovedSection(page: string, anchor: string): string | undefined {
  if (!page.startsWith('api/')) return lookUp(lookUp(MOVED_SECTIONS, page), anchor);
  const [, kind, name] = API_ENTRY.exec(anchor) ?? [];
  return kind === undefined ? lookUp(API_SECTIONS, anchor) : `${kind}-${name}`;
}

/** An address may contain the name of an inherited property, such as `constructor`. */
const lookUp = <T>(
  table: Readonly<Record<string, T>> = {},
  key: string,
): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);
