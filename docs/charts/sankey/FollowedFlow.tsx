import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro';

const links = [
  { source: 'Morning', target: 'Station', value: 420 },
  { source: 'Morning', target: 'Campus', value: 310 },
  { source: 'Evening', target: 'Station', value: 280 },
  { source: 'Evening', target: 'Harbor', value: 190 },
  { source: 'Station', target: 'Old town', value: 390 },
  { source: 'Station', target: 'Suburbs', value: 310 },
];

export default function FollowedFlow() {
  const [said, setSaid] = React.useState('Click a place or a flow.');

  return (
    <Box sx={{ width: '100%' }}>
      <Box dir="ltr">
        <NoSsr>
          <SankeyChart
            title="Trips with shared bikes on a weekday"
            height={280}
            enableKeyboardNavigation
            series={{
              data: { links },
              nodeOptions: { highlight: 'links', fade: 'global' },
              linkOptions: { highlight: 'nodes', fade: 'global' },
            }}
            onNodeClick={(_event, { node }) =>
              setSaid(`${node.label}: ${node.value} trips`)
            }
            onLinkClick={(_event, { link }) =>
              setSaid(`${link.source.label} → ${link.target.label}: ${link.value} trips`)
            }
          />
        </NoSsr>
      </Box>
      <Typography variant="body2" aria-live="polite">
        {said}
      </Typography>
    </Box>
  );
}
