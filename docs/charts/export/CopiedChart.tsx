import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';
import { svgToPng } from './svgToPng';

export default function CopiedChart() {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [message, setMessage] = React.useState('');

  const copy = async () => {
    const svg = boxRef.current?.querySelector('svg');
    if (!svg) return;
    const { backgroundColor } = getComputedStyle(document.body);
    try {
      // Safari wants the promise, because it forgets the click while it waits.
      const png = svgToPng(svg, backgroundColor);
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
      setMessage('The chart is on the clipboard.');
    } catch {
      setMessage('Your browser did not allow it.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          Copy as image
        </Button>
        <Typography variant="body2" aria-live="polite">
          {message}
        </Typography>
      </Box>
      <div ref={boxRef}>
        <BarChart
          title="Seedlings sold per week"
          height={240}
          hideLegend
          xAxis={[{ data: ['Week 14', 'Week 15', 'Week 16', 'Week 17'] }]}
          series={[{ label: 'Seedlings', data: [340, 612, 580, 295] }]}
        />
      </div>
    </Box>
  );
}
