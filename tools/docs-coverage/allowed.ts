/** Names that need no guide, each with the reason. */
export interface Allowed {
  entries: Readonly<Record<string, string>>;
  props: Readonly<Record<string, string>>;
}

export const ALLOWED: Readonly<Record<string, Allowed>> = {
  'data-grid': {
    entries: {
      GridCellCheckboxForwardRef: 'Internal part of the selection column.',
      GridRenderContext: 'Internal type of the virtualizer.',
      useRunOncePerLoop: 'Internal helper of the packages.',
      useMaterialCSSVariables: 'Internal hook behind the Material UI styles.',
    },
    props: {
      experimentalFeatures: 'Unstable; its one flag warns developers of the grid itself.',
    },
  },
};

export const NOTHING_ALLOWED: Allowed = { entries: {}, props: {} };
