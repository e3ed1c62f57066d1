import * as React from 'react';
import BalconyIcon from '@mui/icons-material/Balcony';
import EuroIcon from '@mui/icons-material/Euro';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const withIcon = (icon: React.ReactNode) =>
  function renderHeaderGroup({ headerName }: GridColumnGroupHeaderParams) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {icon}
        {headerName}
      </Box>
    );
  };

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 120 },
  { field: 'area', headerName: 'm²', type: 'number', width: 80 },
  { field: 'balcony', headerName: 'Balcony', type: 'boolean', width: 100 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 100 },
  { field: 'extra', headerName: 'Extra costs', type: 'number', width: 120 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'home',
    headerName: 'Home',
    headerClassName: 'home',
    renderHeaderGroup: withIcon(<BalconyIcon fontSize="small" />),
    children: [{ field: 'area' }, { field: 'balcony' }],
  },
  {
    groupId: 'month',
    headerName: 'Per month',
    headerAlign: 'center',
    headerClassName: 'month',
    renderHeaderGroup: withIcon(<EuroIcon fontSize="small" />),
    children: [{ field: 'rent' }, { field: 'extra' }],
  },
];

const rows = [
  { id: 1, flat: 'Mill Street 4', area: 62, balcony: true, rent: 840, extra: 190 },
  { id: 2, flat: 'Park Row 19', area: 48, balcony: false, rent: 710, extra: 140 },
  { id: 3, flat: 'Canal 7', area: 95, balcony: true, rent: 1280, extra: 260 },
];

export default function StyledGroups() {
  return (
    <div style={{ height: 272, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        sx={{
          '& .home': { bgcolor: 'action.hover' },
          '& .month': { bgcolor: 'action.selected' },
        }}
        hideFooter
        aria-label="Flats"
      />
    </div>
  );
}
