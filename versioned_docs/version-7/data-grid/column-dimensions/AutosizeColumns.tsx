import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'file', headerName: 'File', width: 120 },
  { field: 'owner', headerName: 'Owner', width: 90 },
  { field: 'mb', headerName: 'Size on disk (MB)', type: 'number', width: 90 },
];

const rows = [
  { id: 1, file: 'plan.pdf', owner: 'Ines', mb: 2.4 },
  { id: 2, file: 'roof.dwg', owner: 'Kofi', mb: 18.1 },
  { id: 3, file: 'notes.md', owner: 'Ines', mb: 0.1 },
  { id: 4, file: 'site.jpg', owner: 'Marek', mb: 6.3 },
  { id: 5, file: 'minutes-of-the-planning-meeting-final.docx', owner: 'Kofi', mb: 0.9 },
];

export default function AutosizeColumns() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);

  const options = [
    ['Headers', includeHeaders, setIncludeHeaders],
    ['Outliers', includeOutliers, setIncludeOutliers],
    ['Expand', expand, setExpand],
  ] as const;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.autosizeColumns({ includeHeaders, includeOutliers, expand })
          }
        >
          Autosize columns
        </Button>
        {options.map(([label, checked, setChecked]) => (
          <FormControlLabel
            key={label}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={checked}
                onChange={(event) => setChecked(event.target.checked)}
              />
            }
          />
        ))}
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Project files"
        />
      </div>
    </Stack>
  );
}
