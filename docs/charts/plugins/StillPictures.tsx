import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ChartsDataProvider,
  ChartsSurface,
  ChartsXAxis,
  useBarSeries,
  useChartCartesianAxis,
  useXScale,
  useYScale,
  type UseChartCartesianAxisSignature,
} from '@mui/x-charts';

const plugins = [useChartCartesianAxis] as const;
const classes = {
  '5a': [4, 9, 11, 3],
  '5b': [6, 8, 7, 5],
  '6a': [2, 7, 13, 6],
  '6b': [5, 10, 8, 2],
};

/** Bars that only show: `BarPlot` would need the plugins for the pointer. */
function StillBars() {
  const [series] = useBarSeries();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  return series?.data.map((value, index) => (
    <rect
      key={String(xScale.domain()[index])}
      x={xScale(xScale.domain()[index]!)}
      y={yScale(value ?? 0)}
      width={xScale.bandwidth()}
      height={yScale(0) - yScale(value ?? 0)}
      fill={series.color}
    />
  ));
}

export default function StillPictures() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        width: '100%',
      }}
    >
      {Object.entries(classes).map(([name, grades]) => (
        // Charts need a block each: side by side in a grid, they share a cell.
        <div key={name}>
          <ChartsDataProvider<'bar', [UseChartCartesianAxisSignature]>
            height={130}
            margin={4}
            // Without tooltip, highlight, and keyboard, a chart listens to nothing.
            plugins={plugins}
            xAxis={[
              {
                id: 'grade',
                scaleType: 'band',
                data: [1, 2, 3, 4],
                label: name,
                height: 40,
              },
            ]}
            yAxis={[{ max: 14, position: 'none' }]}
            series={[{ type: 'bar', data: grades }]}
          >
            <ChartsSurface
              title={`Grades of class ${name}, from 1 to 4: ${grades.join(', ')}`}
            >
              <StillBars />
              <ChartsXAxis axisId="grade" />
            </ChartsSurface>
          </ChartsDataProvider>
        </div>
      ))}
    </Box>
  );
}
