import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridToolbar,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Exhibit {
  id: number;
  place: string[];
  title: string;
  century: number | null;
}

const rows: Exhibit[] = [
  { id: 1, place: ['Hall A'], title: 'Seafaring', century: null },
  { id: 2, place: ['Hall A', 'Case 1'], title: 'Astrolabe', century: 16 },
  { id: 3, place: ['Hall A', 'Case 2'], title: 'Sea chart', century: 17 },
  { id: 4, place: ['Hall B'], title: 'Music', century: null },
  { id: 5, place: ['Hall B', 'Case 1'], title: 'Harpsichord', century: 17 },
  { id: 6, place: ['Hall B', 'Case 2'], title: 'Lute', century: 16 },
];

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'century', headerName: 'Century', type: 'number', width: 110 },
];

const getTreeDataPath: DataGridProProps<Exhibit>['getTreeDataPath'] = (row) => row.place;

export default function FilterMuseum() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={topOnly}
            onChange={(event) => setTopOnly(event.target.checked)}
          />
        }
        label="Search and sort halls only"
      />
      <div style={{ height: 428 }}>
        <DataGridPro
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenFiltering={topOnly}
          disableChildrenSorting={topOnly}
          defaultGroupingExpansionDepth={-1}
          rows={rows}
          columns={columns}
          groupingColDef={{ headerName: 'Place', width: 180 }}
          initialState={{
            filter: { filterModel: { items: [], quickFilterValues: ['sea'] } },
          }}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          aria-label="Exhibits of a museum"
          hideFooter
        />
      </div>
    </div>
  );
}
