import type { ExportKind, MemberKind } from '../../src/types/apiChange';
import type { ProductFolder } from '../../src/types/page';

/** The compared parts of a member. */
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
  /** The type of hooks, constants and types without members. */
  type: string | null;
  /** Members by kind and name, as in `prop onChange`. */
  members: Record<string, SurfaceMember>;
}

/** All exports of the packages of a product, at one version. */
export interface Surface {
  product: ProductFolder;
  /** As in `@mui/x-charts@8.29.3`. */
  packages: string[];
  exports: Record<string, SurfaceExport>;
}
