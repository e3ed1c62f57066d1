import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function VolumeEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Slider
      ref={ref}
      size="small"
      value={value}
      valueLabelDisplay="auto"
      onChange={(_event, newValue) =>
        apiRef.current.setEditCellValue({ id, field, value: newValue })
      }
      aria-label="Volume"
      sx={{ mx: 2 }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'zone', headerName: 'Zone', flex: 1, minWidth: 130 },
  {
    field: 'volume',
    headerName: 'Volume',
    type: 'number',
    width: 200,
    editable: true,
    renderEditCell: (params) => <VolumeEditor {...params} />,
  },
];

const rows = [
  { id: 1, zone: 'Lobby', volume: 30 },
  { id: 2, zone: 'Platform 1', volume: 75 },
  { id: 3, zone: 'Waiting room', volume: 20 },
];

export default function SliderEditor() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Loudspeakers" />
    </div>
  );
}
