import type { ProductFolder } from '../../src/types/page';

/** What a member of an export is: a prop, or a method of the grid's API object. */
export type MemberKind = 'prop' | 'slot' | 'class' | 'event' | 'method' | 'member';
export type ExportKind = 'component' | 'hook' | 'type' | 'value';

/** A member as far as it is compared. */
export interface SurfaceMember {
  kind: MemberKind;
  name: string;
  type: string;
  required: boolean;
  default: string | null;
  deprecated: string | null;
}

export interface SurfaceExport {
  kind: ExportKind;
  packages: string[];
  modules: string[];
  deprecated: string | null;
  /** Of hooks, constants and types without members. */
  type: string | null;
  /** By kind and name, as in `prop onChange`. */
  members: Record<string, SurfaceMember>;
}

/** All that the packages of a product export, at one version. */
export interface Surface {
  product: ProductFolder;
  /** As in `@mui/x-charts@8.29.3`. */
  packages: string[];
  exports: Record<string, SurfaceExport>;
}

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

/** One difference; the same one in several exports is one. */
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

/** The differences of a product. */
export interface ProductDiff {
  product: ProductFolder;
  from: string[];
  to: string[];
  changes: ApiChange[];
}
