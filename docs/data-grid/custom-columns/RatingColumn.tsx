import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function StarsEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      const stars = ref.current;
      (
        stars?.querySelector<HTMLElement>('input:checked') ??
        stars?.querySelector('input')
      )?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      value={value}
      onChange={(_event, stars) =>
        apiRef.current.setEditCellValue({ id, field, value: stars ?? 0 })
      }
      sx={{ mx: 1 }}
    />
  );
}

function StarsFilterInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Rating
      value={Number(item.value) || null}
      onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
      sx={{ alignSelf: 'end', pb: 0.5 }}
    />
  );
}

const atLeast: GridFilterOperator = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? (stars) => stars >= Number(value) : null),
  InputComponent: StarsFilterInput,
  getValueAsString: (value) => `${value} stars`,
};

const stars: GridColTypeDef<number> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  width: 160,
  filterOperators: [atLeast],
  renderCell: ({ value }) => <Rating readOnly size="small" value={value ?? null} />,
  renderEditCell: (params) => <StarsEditor {...params} />,
};

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'food', headerName: 'Food', editable: true, ...stars },
  { field: 'beds', headerName: 'Beds', editable: true, ...stars },
];

const rows = [
  { id: 1, hut: 'Eagle’s Nest', food: 4, beds: 2 },
  { id: 2, hut: 'Long Lake', food: 3, beds: 5 },
  { id: 3, hut: 'Stone Pass', food: 5, beds: 4 },
];

export default function RatingColumn() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'food', operator: 'atLeast', value: 4 }] },
          },
        }}
        showToolbar
        hideFooter
        label="Mountain huts"
      />
    </div>
  );
}
