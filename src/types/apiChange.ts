import type { ProductFolder } from './page';

/**
 * The kind of an export's member: a prop, a method of the grid's API object, and so on.
 */
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

/**
 * One difference between two majors; the same difference in several exports is listed
 * once.
 */
export interface ApiChange {
  kind: ExportKind | MemberKind;
  change: ChangeKind;
  name: string;
  /** Exports that have the member; empty for a change of the export itself. */
  in: string[];
  /** Before and after: types, defaults, packages; for something renamed, the new name. */
  from: string | null;
  to: string | null;
  /** A note from the packages: a deprecation, or the codemod that renames it. */
  note: string | null;
}

/**
 * The differences of a product; published as `/x/api/changes/<product>-<from>-<to>.json`.
 */
export interface ProductDiff {
  product: ProductFolder;
  /** Packages with their versions, as in `@mui/x-charts@7.29.1`. */
  from: string[];
  to: string[];
  changes: ApiChange[];
}
