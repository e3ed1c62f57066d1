import {
  DataGrid,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Job {
  id: number;
  job: string;
  paper: string;
  finish: string;
  sheets: number;
}

const FINISHES: Record<string, string[]> = {
  Uncoated: ['None', 'Embossed'],
  Coated: ['None', 'Matt varnish', 'Gloss varnish'],
  Board: ['Foil', 'Embossed', 'Laminated'],
};
const PRICES: Record<string, number> = { Uncoated: 0.08, Coated: 0.11, Board: 0.3 };

/** Keeps the finish if the paper takes it, and falls back to the first one. */
function followPaper({ props, otherFieldsProps }: GridPreProcessEditCellProps<string>) {
  const offered = FINISHES[otherFieldsProps?.paper?.value ?? ''] ?? [];
  return offered.includes(props.value ?? '') ? props : { ...props, value: offered[0] };
}

/** Screen readers announce the name of the column; the built-in editor has none. */
function NamedEditor(params: GridRenderEditCellParams<Job, string>) {
  const name = { 'aria-label': params.colDef.headerName ?? params.field };
  return (
    <GridEditSingleSelectCell
      {...params}
      slotProps={{ root: { material: { SelectDisplayProps: name } } }}
    />
  );
}

/** Until `followPaper` has answered, the old finish is no option. */
function FinishEditor(params: GridRenderEditCellParams<Job, string>) {
  const offered = FINISHES[params.row.paper] ?? [];
  const value = offered.includes(params.value ?? '') ? params.value : '';
  return <NamedEditor {...params} value={value} />;
}

const columns: GridColDef<Job>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 120 },
  {
    field: 'paper',
    headerName: 'Paper',
    type: 'singleSelect',
    width: 120,
    editable: true,
    valueOptions: Object.keys(FINISHES),
    renderEditCell: (params) => <NamedEditor {...params} />,
  },
  {
    field: 'finish',
    headerName: 'Finish',
    type: 'singleSelect',
    width: 140,
    editable: true,
    valueOptions: ({ row }) =>
      row ? (FINISHES[row.paper] ?? []) : [...new Set(Object.values(FINISHES).flat())],
    preProcessEditCellProps: followPaper,
    renderEditCell: (params) => <FinishEditor {...params} />,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.sheets * (PRICES[row.paper] ?? 0),
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
];

const rows: Job[] = [
  { id: 1, job: 'Concert flyer', paper: 'Coated', finish: 'Gloss varnish', sheets: 500 },
  { id: 2, job: 'Menu', paper: 'Board', finish: 'Laminated', sheets: 40 },
  { id: 3, job: 'Letterhead', paper: 'Uncoated', finish: 'Embossed', sheets: 1000 },
];

export default function PaperAndFinish() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
        aria-label="Print jobs"
      />
    </div>
  );
}
