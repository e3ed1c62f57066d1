/** Names that need no guide, with the reasons. */
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
      useGridPivoting: 'Unstable hook with which the grid itself pivots.',
      GridDisableVirtualizationApi:
        'The packages have no type of this name; its page leads on.',
    },
    props: {
      experimentalFeatures: 'Unstable; its one flag warns developers of the grid itself.',
    },
  },
  'date-pickers': {
    entries: {},
    props: {
      ...Object.fromEntries(
        [
          'TouchRippleProps',
          'centerRipple',
          'disableTouchRipple',
          'focusRipple',
          'onFocusVisible',
          'touchRippleRef',
        ].map((name) => [name, "One of Material UI's ButtonBase, which a day is."]),
      ),
      useFlexGap: "One of Material UI's Stack, which holds the inputs of a range.",
    },
  },
};

export const NOTHING_ALLOWED: Allowed = { entries: {}, props: {} };
