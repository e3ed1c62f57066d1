/** Options of `@docusaurus/remark-plugin-npm2yarn`: commands of pages are shown for each of these. */
export const PACKAGE_MANAGERS: {
  sync: boolean;
  converters: ('yarn' | 'pnpm')[];
} = { sync: true, converters: ['yarn', 'pnpm'] };
