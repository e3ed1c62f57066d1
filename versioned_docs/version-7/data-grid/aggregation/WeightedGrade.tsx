import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Course {
  id: number;
  course: string;
  credits: number;
  grade: number;
}

/** Courses with more credits count for more. */
const weighted: GridAggregationFunction<{ grade: number; credits: number }, number> = {
  label: 'by credits',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ grade: row.grade, credits: row.credits }),
  apply: ({ values }) => {
    let points = 0;
    let credits = 0;
    for (const value of values) {
      points += (value?.grade ?? 0) * (value?.credits ?? 0);
      credits += value?.credits ?? 0;
    }
    return credits === 0 ? null : points / credits;
  },
  valueFormatter: (value?: number | null) => value?.toFixed(2) ?? '',
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weighted };

const columns: GridColDef<Course>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 140 },
  { field: 'credits', headerName: 'Credits', type: 'number', width: 120 },
  { field: 'grade', headerName: 'Grade', type: 'number', width: 130 },
];

const rows: Course[] = [
  { id: 1, course: 'Statics', credits: 9, grade: 1.7 },
  { id: 2, course: 'Drawing', credits: 3, grade: 3 },
  { id: 3, course: 'Materials', credits: 6, grade: 2.3 },
];

export default function WeightedGrade() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { credits: 'sum', grade: 'weighted' } } }}
        aria-label="Courses and grades"
        hideFooter
      />
    </div>
  );
}
