import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'field', headerName: 'Field', width: 90 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 100 },
];

const rows = [
  { id: 1, crop: 'Barley', field: 'N1', tonnes: 42 },
  { id: 2, crop: 'Oats', field: 'N2', tonnes: 31 },
  { id: 3, crop: 'Rapeseed', field: 'S4', tonnes: 18 },
  { id: 4, crop: 'Sugar beet', field: 'S7', tonnes: 260 },
  { id: 5, crop: 'Field beans', field: 'W3', tonnes: 12 },
];

export default function FlexParent() {
  const titleId = React.useId();

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        width: '100%',
        boxSizing: 'border-box',
        height: 340,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="subtitle1" component="p" id={titleId}>
        Harvest
      </Typography>
      <DataGrid rows={rows} columns={columns} hideFooter aria-labelledby={titleId} />
      <Typography variant="body2" color="text.secondary">
        The grid takes the height that the two lines of text leave.
      </Typography>
    </Box>
  );
}
