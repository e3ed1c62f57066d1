import type { ProductFolder } from './page';

/** What the migration guide of a product says about its changes between two majors. */
export interface UpgradeStep {
  product: ProductFolder;
  from: number;
  to: number;
  /** Path of the guide: `/x/migration/migration-charts-v7/`. */
  guide: string;
  /** By the index of a change in the published list; changes without advice are left out. */
  advice: Record<number, UpgradeAdvice>;
}

export interface UpgradeAdvice {
  /** Markdown without links; may be empty. */
  text: string;
  /** Section of the guide; null if only the packages say something. */
  anchor: string | null;
}
