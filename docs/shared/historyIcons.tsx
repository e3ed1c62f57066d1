import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { type SvgIconProps } from '@mui/material/SvgIcon';
import { type GridSlotsComponent } from '@mui/x-data-grid-premium';

const named = { role: 'img', 'aria-hidden': false } as const;

/** Icons with a name, which the buttons of the toolbar lack. */
export const historyIcons = {
  undoIcon: (props: SvgIconProps) => <UndoIcon {...props} {...named} aria-label="Undo" />,
  redoIcon: (props: SvgIconProps) => <RedoIcon {...props} {...named} aria-label="Redo" />,
} as Partial<GridSlotsComponent>;
