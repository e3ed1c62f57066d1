import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro';

export default function BasicSankey() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <NoSsr>
        <SankeyChart
          title="Water of an allotment, from source to use, in cubic meters"
          height={300}
          series={{
            data: {
              links: [
                { source: 'Rain barrels', target: 'Storage', value: 18 },
                { source: 'Well', target: 'Storage', value: 31 },
                { source: 'City', target: 'Kitchen', value: 6 },
                { source: 'Storage', target: 'Greenhouse', value: 22 },
                { source: 'Storage', target: 'Beds', value: 24 },
                { source: 'Storage', target: 'Kitchen', value: 3 },
              ],
            },
          }}
        />
      </NoSsr>
    </Box>
  );
}
