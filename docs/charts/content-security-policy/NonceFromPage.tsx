import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChartPro, useChartProApiRef } from '@mui/x-charts-pro';

/** The nonce of the page; browsers hide the attribute, but not the property. */
const readNonce = () =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

export default function NonceFromPage() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        variant="outlined"
        onClick={() => apiRef.current?.exportAsPrint({ nonce: readNonce() })}
      >
        Print
      </Button>
      <BarChartPro
        apiRef={apiRef}
        title="Repairs per quarter"
        height={220}
        hideLegend
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[{ label: 'Repairs', data: [31, 44, 28, 39] }]}
      />
    </Box>
  );
}
