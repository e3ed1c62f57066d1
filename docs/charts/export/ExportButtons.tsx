import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChartPro, useChartProApiRef } from '@mui/x-charts-pro';

export default function ExportButtons() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.exportAsPrint({ fileName: 'loans' })}
        >
          Print
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsImage({ fileName: 'loans', type: 'image/png' })
          }
        >
          Save as PNG
        </Button>
      </Box>
      <BarChartPro
        apiRef={apiRef}
        title="Tools lent by a neighborhood workshop"
        height={260}
        xAxis={[{ data: ['Drill', 'Saw', 'Sander', 'Ladder', 'Mixer'] }]}
        series={[
          { label: 'Members', data: [148, 96, 71, 64, 33] },
          { label: 'Guests', data: [52, 31, 12, 40, 21] },
        ]}
      />
    </Box>
  );
}
