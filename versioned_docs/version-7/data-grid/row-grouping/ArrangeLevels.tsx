import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridRowGroupingSanitizedModelSelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const titles: Record<string, string> = { floor: 'Floor', kind: 'Kind' };

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Lamp', flex: 1, minWidth: 130, groupable: false },
  { field: 'floor', headerName: 'Floor', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
];

const rows = [
  { id: 1, name: 'Reading lamp', floor: 'Ground', kind: 'LED' },
  { id: 2, name: 'Ceiling light', floor: 'Ground', kind: 'Halogen' },
  { id: 3, name: 'Stair light', floor: 'First', kind: 'LED' },
  { id: 4, name: 'Desk lamp', floor: 'First', kind: 'LED' },
];

function LevelsToolbar() {
  const apiRef = useGridApiContext();
  const levels = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);

  return (
    <GridToolbarContainer role="group" aria-label="Levels of groups" sx={{ p: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexGrow: 1 }}>
        {Object.entries(titles).map(([field, title]) => {
          const isLevel = levels.includes(field);
          return (
            <Chip
              key={field}
              label={title}
              aria-pressed={isLevel}
              color={isLevel ? 'primary' : 'default'}
              onClick={() =>
                isLevel
                  ? apiRef.current.removeRowGroupingCriteria(field)
                  : apiRef.current.addRowGroupingCriteria(field)
              }
            />
          );
        })}
        <Button
          size="small"
          disabled={levels.length < 2}
          onClick={() => apiRef.current.setRowGroupingCriteriaIndex(levels[0] ?? '', 1)}
        >
          Swap levels
        </Button>
      </Stack>
    </GridToolbarContainer>
  );
}

export default function ArrangeLevels() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['floor', 'kind'] } }}
        defaultGroupingExpansionDepth={1}
        slots={{ toolbar: LevelsToolbar }}
        aria-label="Lamps of a house"
        hideFooter
      />
    </div>
  );
}
