/**
 * Options of `@docusaurus/remark-plugin-npm2yarn`: pages show commands for each of these.
 */
export const PACKAGE_MANAGERS: {
  sync: boolean;
  converters: ('yarn' | 'pnpm')[];
} = { sync: true, converters: ['yarn', 'pnpm'] };
