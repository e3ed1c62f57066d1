import { getOwn } from './getOwn';
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
  if (!page.startsWith('api/')) return getOwn(getOwn(MOVED_SECTIONS, page) ?? {}, anchor);
  const [, kind, name] = API_ENTRY.exec(anchor) ?? [];
  return kind === undefined ? getOwn(API_SECTIONS, anchor) : `${kind}-${name}`;
}
