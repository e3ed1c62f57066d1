import type * as React from 'react';
import { LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PropTree } from '../../shared/playground/Snippet';
import type { Described } from '../../shared/playground/writeComponent';

/** A picker inside its provider. Each change mounts it again, with its default value. */
export const describeInProvider = (
  name: string,
  component: React.ElementType,
  props: PropTree,
): Described => ({
  name,
  component,
  props,
  imports: [
    "import dayjs from 'dayjs';",
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    `import { ${[name, 'LocalizationProvider'].sort().join(', ')} } from '@mui/x-date-pickers';`,
  ],
  frame: {
    open: '<LocalizationProvider dateAdapter={AdapterDayjs}>',
    close: '</LocalizationProvider>',
    component: LocalizationProvider,
    props: { dateAdapter: AdapterDayjs },
  },
  key: JSON.stringify([name, props]),
});
