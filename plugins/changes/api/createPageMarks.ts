import type { ChangesFile } from '../../../content/api-changes/listChangesFiles';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';
import type { MemberKind } from '../../../src/types/apiChange';
import type { ApiPage } from '../../../src/types/api';
import type { ChangeMark, Marks } from './createMarks';

/** The marks of one reference page. */
export interface PageMarks {
  /** Mark of the export itself. */
  page: ChangeMark | null;
  ofMember: (place: MemberPlace, name: string) => ChangeMark | null;
  /** Where all its changes are listed; null if there are none. */
  list: { from: number; to: number; address: string } | null;
}

/** The tables of a page. Members of interfaces, methods and events count as props. */
export type MemberPlace = 'prop' | 'slot' | 'class';

/** Finds the marks of a page. */
export type FindPageMarks = (page: Pick<ApiPage, 'product' | 'name'>) => PageMarks;

export const NO_MARKS: PageMarks = { page: null, ofMember: () => null, list: null };

const KINDS: Record<MemberPlace, readonly MemberKind[]> = {
  prop: ['prop', 'method', 'event', 'member'],
  slot: ['slot'],
  class: ['class'],
};

/** Creates a function that finds the marks of reference pages. */
export const createPageMarks =
  ({ find, findList }: Marks): FindPageMarks =>
  ({ product, name }) => {
    const file = findList({ product, name });
    if (!file) return NO_MARKS;
    return {
      page: find({ product, name }),
      ofMember: (place, member) =>
        KINDS[place]
          .map((kind) => find({ product, name, member: { kind, name: member } }))
          .find((mark) => mark !== null) ?? null,
      list: { from: file.from, to: file.to, address: getAddress(file, name) },
    };
  };

/** The changes page, filtered by a name; quoted, because others may begin with it. */
const getAddress = ({ id }: ChangesFile, name: string): string =>
  `${getPathnameOfDoc(id)}/?q=${encodeURIComponent(`"${name}"`)}`;
