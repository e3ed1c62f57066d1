import { PLANS, type Plan, type ProductFolder } from '../../types/page';

export type Level = 'community' | Plan;

/** Product and plan of a package, such as `@mui/x-charts-pro`. */
export function readPackageName(name: string): { product: ProductFolder; level: Level } {
  const stem = name.replace('@mui/x-', '');
  const plan = PLANS.find((each) => stem.endsWith(`-${each}`));
  const product = plan ? stem.slice(0, -plan.length - 1) : stem;
  return { product: product as ProductFolder, level: plan ?? 'community' };
}
