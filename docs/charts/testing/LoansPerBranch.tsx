import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts';

const loans = [
  { branch: 'Center', books: 412, films: 96 },
  { branch: 'Harbor', books: 238, films: 121 },
  { branch: 'Hill', books: 187, films: 44 },
];

/** `width` is for tests and for the server. In the browser, the chart follows its parent. */
export default function LoansPerBranch({ width }: { width?: number }) {
  const [hasFilms, setHasFilms] = React.useState(false);
  const series = [
    { id: 'books', dataKey: 'books' as const, label: 'Books' },
    { id: 'films', dataKey: 'films' as const, label: 'Films' },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        variant="outlined"
        aria-pressed={hasFilms}
        onClick={() => setHasFilms(!hasFilms)}
      >
        Films
      </Button>
      <BarChart
        title="Loans per branch"
        width={width}
        height={240}
        dataset={loans}
        xAxis={[{ dataKey: 'branch' }]}
        series={hasFilms ? series : series.slice(0, 1)}
      />
    </Box>
  );
}
