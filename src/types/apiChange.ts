import type { ProductFolder } from './page';

/** What a member of an export is: a prop, or a method of the grid's API object. */
export type MemberKind = 'prop' | 'slot' | 'class' | 'event' | 'method' | 'member';
export type ExportKind = 'component' | 'hook' | 'type' | 'value';

export type ChangeKind =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'deprecated'
  | 'default changed'
  | 'type changed'
  | 'now required'
  | 'now optional'
  | 'packages changed'
  | 'import path gone';

/** One difference between two majors; the same one in several exports is one. */
export interface ApiChange {
  kind: ExportKind | MemberKind;
  change: ChangeKind;
  name: string;
  /** Exports whose member it is; none for a change of the export itself. */
  in: string[];
  /** Before and after: types, defaults, packages; of what was renamed, the new name. */
  from: string | null;
  to: string | null;
  /** What the packages say of it: a deprecation, or the codemod that renames it. */
  note: string | null;
}

/** The differences of a product; published as `/x/api/changes/<product>-<from>-<to>.json`. */
export interface ProductDiff {
  product: ProductFolder;
  /** Packages with their versions, as in `@mui/x-charts@7.29.1`. */
  from: string[];
  to: string[];
  changes: ApiChange[];
}
