import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const sites: [path: string, role: string, head: string, people: number][] = [
  ['Trieste', 'Roastery', 'Chiara Bassi', 64],
  ['Trieste/Roasting', 'Department', 'Luca Ferri', 22],
  ['Trieste/Roasting/Night shift', 'Team', 'Ada Kos', 7],
  ['Trieste/Roasting/Day shift', 'Team', 'Luca Ferri', 15],
  ['Trieste/Quality', 'Department', 'Noor Haddad', 9],
  ['Trieste/Dispatch', 'Department', 'Paolo Riva', 33],
  ['Gdynia', 'Warehouse', 'Marta Zielinska', 18],
  ['Gdynia/Cold store', 'Team', 'Jan Wrona', 6],
  ['Gdynia/Customs', 'Team', 'Ewa Lis', 4],
  ['Porto', 'Warehouse', 'Rui Moreira', 11],
];

const rows = sites.map(([path, role, head, people]) => ({
  path: path.split('/'),
  id: path,
  role,
  head,
  people,
}));

const columns: GridColDef[] = [
  { field: 'role', headerName: 'Kind', width: 130 },
  { field: 'head', headerName: 'Head', flex: 1, minWidth: 140, editable: true },
  { field: 'people', headerName: 'People', type: 'number', width: 110 },
];

export default function RoasterySites() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={(row) => row.path}
        groupingColDef={{ headerName: 'Site', width: 220 }}
        isGroupExpandedByDefault={(node) => node.depth === 0}
        hideFooter
        aria-label="Sites and teams"
      />
    </div>
  );
}
