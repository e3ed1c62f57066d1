import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChartPro } from '@mui/x-charts-pro';

// A constant, because the types of the slot lack 'aria-label'.
const toolbar = {
  'aria-label': 'Languages: save as image',
  printOptions: { disableToolbarButton: true },
  imageExportOptions: [
    { type: 'image/png', fileName: 'languages' },
    { type: 'image/webp', fileName: 'languages', quality: 0.8 },
  ],
};

export default function ChosenFormats() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChartPro
        title="Languages of the books in a school library"
        height={240}
        showToolbar
        slotProps={{ toolbar }}
        series={[
          {
            data: [
              { label: 'English', value: 2140 },
              { label: 'Spanish', value: 870 },
              { label: 'Polish', value: 310 },
              { label: 'Arabic', value: 265 },
            ],
          },
        ]}
      />
    </Box>
  );
}
