import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsDataProvider, ChartsSurface, useDrawingArea } from '@mui/x-charts';
import { splitArea, type Tile } from './splitArea';

const spending: Tile[] = [
  { name: 'Schools', value: 38 },
  { name: 'Roads', value: 24 },
  { name: 'Parks', value: 15 },
  { name: 'Library', value: 9 },
  { name: 'Fire brigade', value: 8 },
  { name: 'Pool', value: 6 },
];
const colors = ['#2f5d8a', '#2f6b62', '#7a4b62', '#6a5a2f', '#5a4b8a', '#8a4632'];

function Tiles({ onChoose }: { onChoose: (tile: Tile) => void }) {
  const { left, top, width, height } = useDrawingArea();
  return splitArea(spending, { x: left, y: top, width, height }).map(
    ({ tile, x, y, width: wide, height: high }, index) => (
      <g
        key={tile.name}
        role="img"
        aria-label={`${tile.name}: ${tile.value}%`}
        tabIndex={0}
        onFocus={() => onChoose(tile)}
        onPointerEnter={() => onChoose(tile)}
      >
        <rect
          x={x + 1}
          y={y + 1}
          width={Math.max(wide - 2, 0)}
          height={Math.max(high - 2, 0)}
          fill={colors[index]}
          rx={3}
        />
        {wide > 64 && high > 26 && (
          <text x={x + 10} y={y + 22} fill="#fff" fontSize={13} direction="ltr">
            {tile.name}
          </text>
        )}
      </g>
    ),
  );
}

export default function BudgetTreemap() {
  const [tile, setTile] = React.useState(spending[0]!);

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={300}
        margin={0}
        // Axes that are not drawn would take their room all the same.
        xAxis={[{ position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[]}
      >
        <ChartsSurface
          title="Spending of a town"
          desc={spending.map(({ name, value }) => `${name} ${value}%`).join(', ')}
        >
          <Tiles onChoose={setTile} />
        </ChartsSurface>
      </ChartsDataProvider>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {tile.name}: {tile.value}% of the budget
      </Typography>
    </Box>
  );
}
