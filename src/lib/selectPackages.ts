/** Versions by package name. */
export type PackageVersions = Readonly<Record<string, string>>;

/**
 * The packages that a product's pages document: its own, and those that all products
 * depend on.
 * @param productId such as `x-data-grid`; null for pages that belong to no single
 *   product, which document all
 */
export const selectPackages = (
  packages: PackageVersions,
  productId: string | null,
): [name: string, version: string][] =>
  Object.entries(packages).filter(
    ([name]) =>
      !productId || !name.startsWith('@mui/x-') || name.startsWith(`@mui/${productId}`),
  );
