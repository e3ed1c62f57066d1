/** Versions by package name. */
export type PackageVersions = Readonly<Record<string, string>>;

/**
 * The packages that pages of a product are made from: its own, and those that all products
 * stand on.
 * @param productId such as `x-data-grid`; null for pages of no single product, made from all
 */
export const selectPackages = (
  packages: PackageVersions,
  productId: string | null,
): [name: string, version: string][] =>
  Object.entries(packages).filter(
    ([name]) =>
      !productId || !name.startsWith('@mui/x-') || name.startsWith(`@mui/${productId}`),
  );
