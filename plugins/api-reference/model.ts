import type ts from 'typescript';
import type { ApiKind, ApiPage } from '../../src/types/api';
import type { ProductFolder } from '../../src/types/page';
import type { LevelProgram } from './read/createPrograms';
import type { PrintContext } from './print/printContext';
import type { InstalledPackage } from './read/readPackage';

/** An export of a package. */
export interface ApiExport {
  /** Name under which it is documented. */
  name: string;
  /** Name under which it is exported, if different: `Unstable_Name`. */
  exportedAs: string;
  package: InstalledPackage;
  level: LevelProgram;
  symbol: ts.Symbol;
  /** Import paths that provide it, the shortest first. */
  modules: string[];
}

/** A page to generate: the same export in one or more packages. */
export interface PlannedPage {
  name: string;
  slug: string;
  kind: ApiKind;
  product: ProductFolder;
  /** From the lowest plan to the highest; only empty for absent names. */
  exports: ApiExport[];
  absent: { reason: string; see: string[] } | null;
}

/** A page whose links are not resolved yet. */
export type DraftPage = Omit<ApiPage, 'links' | 'types' | 'demos'> & {
  context: PrintContext;
};
