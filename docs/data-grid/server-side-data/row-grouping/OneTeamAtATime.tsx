import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Alert from '@mui/material/Alert';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../shared/createGroupServer';
import { ticketColumns, tickets } from './tickets';

// The first request for the team "Billing" fails.
const failed = new Set<string>();
const server = createGroupServer(tickets.slice(0, 48), {
  fails: (_count, [team]) => {
    const fails = team === 'Billing' && !failed.has(team);
    if (fails) failed.add(team);
    return fails;
  },
});

const dataSource: GridDataSource = {
  getRows: ({ groupFields, groupKeys, sortModel, filterModel }) =>
    server.list({ groupFields, groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

export default function OneTeamAtATime() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<string>();
  const [team, setTeam] = React.useState<string | null>(null);

  const open = (name: string | null) => {
    setTeam(name);
    setError(undefined);
    if (!apiRef.current) return;
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.depth === 0) {
        apiRef.current.setRowChildrenExpansion(node.id, false);
      }
    }
    if (name) apiRef.current.dataSource.fetchRows(name);
  };

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={team}
        onChange={(_event, name: string | null) => open(name)}
        aria-label="Team to open"
        sx={{ pb: 1 }}
      >
        {['Accounts', 'Billing', 'Platform', 'Shipping'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 372 }}>
        <DataGridPremium
          apiRef={apiRef}
          columns={ticketColumns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          initialState={{
            rowGrouping: { model: ['team'] },
            columns: { columnVisibilityModel: { team: false, opened: false } },
          }}
          groupingColDef={{ width: 160 }}
          hideFooter
          aria-label="Tickets of one team at a time"
        />
      </div>
      <div style={{ minHeight: 64, paddingTop: 8 }}>
        {error && (
          <Alert severity="error">{error} Choose the team again to repeat it.</Alert>
        )}
      </div>
    </div>
  );
}
