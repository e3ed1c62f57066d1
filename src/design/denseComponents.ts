import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';

const SMALL = { defaultProps: { size: 'small' } } as const;
const DENSE = { defaultProps: { dense: true } } as const;

/**
 * Default props of components in the dense layout. Fields get the small size but no dense
 * margin: the margin would add space around them.
 */
export const DENSE_COMPONENTS: Components<Theme> = {
  MuiAutocomplete: SMALL,
  MuiButton: SMALL,
  MuiButtonGroup: SMALL,
  MuiCheckbox: SMALL,
  MuiChip: SMALL,
  MuiDataGrid: { defaultProps: { density: 'compact' } },
  MuiFab: SMALL,
  MuiFormControl: SMALL,
  MuiIconButton: SMALL,
  MuiList: DENSE,
  MuiListItem: DENSE,
  MuiListItemButton: DENSE,
  MuiMenuItem: DENSE,
  MuiPagination: SMALL,
  MuiPickersTextField: SMALL,
  MuiRadio: SMALL,
  MuiSelect: SMALL,
  MuiSlider: SMALL,
  MuiSwitch: SMALL,
  MuiTable: SMALL,
  MuiTextField: SMALL,
  MuiToggleButtonGroup: SMALL,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  // A tree item has no prop for it. Its line of text is already 24px high, the minimum
  // for a target.
  MuiTreeItem: { styleOverrides: { content: { paddingBlock: 0 } } },
};
