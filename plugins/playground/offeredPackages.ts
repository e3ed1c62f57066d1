/** Packages that edited code may import as a whole and by their published subpaths. */
export const PACKAGES_WITH_SUBPATHS = [
  '@mui/material',
  '@mui/system',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
  '@mui/x-license',
];

/** Modules that edited code may import by exactly these names. */
export const SINGLE_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@tanstack/react-query',
  'clsx',
  'date-fns',
  'date-fns-jalali',
  'dayjs',
  'luxon',
  'moment',
  'moment-hijri',
  'moment-jalaali',
  'react-hook-form',
  'stylis',
  'stylis-plugin-rtl',
  'zod',
];

/** Folders of small modules, each of which may be imported: `dayjs/locale/de`. */
export const MODULE_FOLDERS = [
  'date-fns/locale',
  'date-fns-jalali/locale',
  'dayjs/locale',
  'dayjs/plugin',
  'moment/locale',
];

export const ICONS_PACKAGE = '@mui/icons-material';
