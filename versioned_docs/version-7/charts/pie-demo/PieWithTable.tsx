import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PieChart, type HighlightItemData } from '@mui/x-charts';

const costs = [
  { label: 'Rent', value: 1180, color: '#3f6fb0' },
  { label: 'Material', value: 640, color: '#d98e32' },
  { label: 'Insurance', value: 310, color: '#4f8a7a' },
  { label: 'Advertising', value: 190, color: '#a8556f' },
];

export default function PieWithTable() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <PieChart
          title="Monthly costs of a pottery"
          height={200}
          margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
          slotProps={{ legend: { hidden: true } }}
          series={[
            {
              id: 'costs',
              data: costs,
              highlightScope: { highlight: 'item', fade: 'global' },
              valueFormatter: ({ value }) => `€${value}`,
            },
          ]}
          highlightedItem={item}
          onHighlightChange={setItem}
        />
      </Box>
      <Table
        size="small"
        aria-label="Monthly costs"
        sx={{ flex: '1 1 220px', width: 'auto' }}
      >
        <TableBody>
          {costs.map(({ label, value, color }, dataIndex) => (
            <TableRow
              key={label}
              selected={item?.dataIndex === dataIndex}
              onMouseEnter={() => setItem({ seriesId: 'costs', dataIndex })}
              onMouseLeave={() => setItem(null)}
            >
              <TableCell component="th" scope="row">
                <Box
                  component="span"
                  sx={{
                    display: 'inline-block',
                    width: 12,
                    height: 12,
                    mr: 1,
                    bgcolor: color,
                  }}
                />
                {label}
              </TableCell>
              <TableCell align="right">€{value.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
