import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 150 },
  { field: 'riders', headerName: 'Riders', type: 'number', width: 110 },
];

const rows = [
  { id: 1, line: 'Tram 3', stop: 'Market', riders: 410 },
  { id: 2, line: 'Tram 3', stop: 'University', riders: 620 },
  { id: 3, line: 'Bus 41', stop: 'Hospital', riders: 180 },
  { id: 4, line: 'Bus 41', stop: 'Airport', riders: 95 },
];

/** Keys of groups, such as "Tram 3"; keep them in storage to outlive a reload. */
type OpenGroups = Set<string>;

function Lines({ open }: { open: OpenGroups }) {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type !== 'group') return;
        const key = String(node.groupingKey);
        if (node.childrenExpanded) open.add(key);
        else open.delete(key);
      }),
    [apiRef, open],
  );

  const isGroupExpandedByDefault = React.useCallback<
    NonNullable<DataGridPremiumProps['isGroupExpandedByDefault']>
  >((node) => open.has(String(node.groupingKey)), [open]);

  return (
    <DataGridPremium
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      isGroupExpandedByDefault={isGroupExpandedByDefault}
      initialState={{
        rowGrouping: { model: ['line'] },
        columns: { columnVisibilityModel: { line: false } },
      }}
      aria-label="Riders by line"
      hideFooter
    />
  );
}

export default function RememberOpenGroups() {
  const [open] = React.useState<OpenGroups>(() => new Set(['Bus 41']));
  const [isShown, setIsShown] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Leave the page' : 'Come back'}
      </Button>
      <div style={{ height: 372 }}>{isShown && <Lines open={open} />}</div>
    </div>
  );
}
