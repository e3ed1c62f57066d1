import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart, type HighlightScope } from '@mui/x-charts';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScopes() {
  const [scope, setScope] = React.useState<
    Required<Pick<HighlightScope, 'highlight' | 'fade'>>
  >({
    highlight: 'series',
    fade: 'global',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="Highlight"
          value={scope.highlight}
          onChange={(event) =>
            setScope({
              ...scope,
              highlight: event.target.value as HighlightScope['highlight'] & string,
            })
          }
          sx={{ minWidth: 120 }}
        >
          {highlights.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Fade"
          value={scope.fade}
          onChange={(event) =>
            setScope({
              ...scope,
              fade: event.target.value as HighlightScope['fade'] & string,
            })
          }
          sx={{ minWidth: 120 }}
        >
          {fades.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        title="Visitors of three museums"
        height={260}
        axisHighlight={{ x: 'none' }}
        xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Fall', 'Winter'] }]}
        series={[
          { label: 'Ships', data: [210, 480, 260, 120], highlightScope: scope },
          { label: 'Art', data: [330, 290, 350, 410], highlightScope: scope },
          { label: 'Nature', data: [180, 220, 190, 240], highlightScope: scope },
        ]}
        tooltip={{ trigger: 'item' }}
      />
    </Box>
  );
}
