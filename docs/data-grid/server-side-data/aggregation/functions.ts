import { type GridAggregationFunctionDataSource } from '@mui/x-data-grid-premium';

/** The functions that the server computes. */
export const functions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  min: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
};
