import { getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';

/** The operators that the server understands. */
const KNOWN = ['contains', 'equals', 'startsWith', '=', '>=', '<='];

export const textOperators = getGridStringOperators().filter(({ value }) =>
  KNOWN.includes(value),
);

export const numberOperators = getGridNumericOperators().filter(({ value }) =>
  KNOWN.includes(value),
);
