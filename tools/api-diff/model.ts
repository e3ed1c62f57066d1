import type { ExportKind, MemberKind } from '../../src/types/apiChange';
import type { ProductFolder } from '../../src/types/page';

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
