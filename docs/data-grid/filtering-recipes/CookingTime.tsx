import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridFilterModel } from '@mui/x-data-grid-pro';
import { recipeColumns, recipes } from './recipes';

const SHORTEST = 0;
const LONGEST = 150;

export default function CookingTime() {
  const [range, setRange] = React.useState([SHORTEST, 60]);
  const [from = SHORTEST, to = LONGEST] = range;

  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: [
        { id: 'from', field: 'minutes', operator: '>=', value: from },
        { id: 'to', field: 'minutes', operator: '<=', value: to },
      ],
    }),
    [from, to],
  );

  return (
    <div style={{ width: '100%' }}>
      <Box sx={{ px: 2, maxWidth: 420 }}>
        <Typography>
          {from} to {to} minutes
        </Typography>
        <Slider
          value={range}
          onChange={(_event, next) => setRange(next)}
          min={SHORTEST}
          max={LONGEST}
          step={15}
          disableSwap
          getAriaLabel={(index) => (index === 0 ? 'Shortest time' : 'Longest time')}
          getAriaValueText={(minutes) => `${minutes} minutes`}
        />
      </Box>
      <div style={{ height: 372 }}>
        <DataGridPro
          rows={recipes}
          columns={recipeColumns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
          aria-label="Recipes by cooking time"
        />
      </div>
    </div>
  );
}
