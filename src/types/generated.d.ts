/** Second parts of Docusaurus's generated tables, made by plugins/framework-patches/bundle-size/routeTablesLoader.ts. */
declare module '@generated/routes?late' {
  const createLateRoutes: () => {
    at: number[];
    route: { exact?: boolean; routes?: [] };
  }[];
  export default createLateRoutes;
}
declare module '@generated/registry?late' {
  const registry: Record<string, unknown>;
  export default registry;
}
declare module '@generated/routesChunkNames?late' {
  const chunkNames: Record<string, unknown>;
  export default chunkNames;
}
/** Written by plugins/error-codes; there is no such file before the first build. */
declare module '@generated/error-codes/default/codes.json' {
  import type { ErrorCode } from '@site/src/types/errorCode';
  const codes: ErrorCode[];
  export default codes;
}
/** Day.js's names of days and months in the language of the build; plugins/framework-patches/labels says which. */
declare module '@language/dayjs';
/** The texts of MUI in the language of the build, for `components` of a theme; see plugins/framework-patches/labels. */
declare module '@language/mui' {
  import type { Components } from '@mui/material/styles';
  const bundles: Components[];
  export default bundles;
}
/** Written by plugins/search: where the index of each language is. */
declare module '@generated/search/default/files.json' {
  import type { SearchFiles } from '@site/src/types/searchIndex';
  /** By the code of the language. */
  const files: Record<string, SearchFiles>;
  export default files;
}
/** Written by plugins/gallery: the demos of one part of the gallery. */
declare module '@generated/gallery/default/*.json' {
  import type { Gallery } from '@site/src/types/gallery';
  const gallery: Gallery;
  export default gallery;
}
/** Written by plugins/theming: what MUI's components alone read of the design. */
declare module '@generated/design-tokens/demos.css';
