import * as React from 'react';
import Box from '@mui/material/Box';
import { defaultOnBeforeExport, LineChartPro } from '@mui/x-charts-pro';

/** Adds a heading and the source to the copy that is printed or saved. */
function addTexts(iframe: HTMLIFrameElement) {
  defaultOnBeforeExport(iframe);
  const copy = iframe.contentDocument;
  if (!copy) return;

  const heading = copy.createElement('h1');
  heading.textContent = 'Groundwater 2025';
  heading.style.font = '600 20px sans-serif';
  const source = copy.createElement('p');
  source.textContent = 'Source: gauge at the waterworks, monthly means';
  source.style.font = '13px sans-serif';
  copy.body.prepend(heading);
  copy.body.append(source);
}

const options = { fileName: 'groundwater', onBeforeExport: addTexts };
// A constant, because the types of the slot lack 'aria-label'.
const toolbar = {
  'aria-label': 'Groundwater: print and save',
  printOptions: options,
  imageExportOptions: [{ type: 'image/png', ...options }],
};

export default function PrintedHeading() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        title="Groundwater below the surface in meters"
        height={260}
        hideLegend
        showToolbar
        xAxis={[
          {
            data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
            scaleType: 'point',
          },
        ]}
        yAxis={[{ reverse: true, min: 0, max: 6 }]}
        series={[{ label: 'Depth', data: [2.1, 1.8, 2.6, 3.9, 4.7, 3.5] }]}
        slotProps={{ toolbar }}
      />
    </Box>
  );
}
