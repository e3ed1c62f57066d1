import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ChartsLegend,
  ChartsSurface,
  ChartsTooltip,
  ChartsWrapper,
  FocusedRadarMark,
  RadarAxis,
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
  useRadarAxis,
} from '@mui/x-charts';

const targets = { Listening: 70, Reading: 80, Writing: 60, Speaking: 75 };
const metrics = Object.keys(targets);

/** A short line across the axis of one skill, where its target is. */
function Target({ metric, value }: { metric: string; value: number }) {
  // With 100 divisions of a scale from 0 to 100, division n is the value n.
  const axis = useRadarAxis({ metric, divisions: 100 });
  const point = axis?.labels[value - 1];
  if (!axis || !point) return null;

  return (
    <Box
      component="line"
      x1={point.x - 12}
      x2={point.x + 12}
      y1={point.y}
      y2={point.y}
      transform={`rotate(${axis.angle} ${point.x} ${point.y})`}
      sx={{ stroke: 'currentColor', color: 'text.primary', strokeWidth: 3 }}
    />
  );
}

export default function RadarFromParts() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarDataProvider
        height={320}
        enableKeyboardNavigation
        radar={{ metrics, max: 100 }}
        series={[
          { id: 'spring', label: 'Spring', data: [52, 71, 40, 48], fillArea: true },
          { id: 'autumn', label: 'Autumn', data: [74, 78, 63, 66] },
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface
            title="Language test, in points, with targets"
            desc="Targets: listening 70, reading 80, writing 60, speaking 75."
          >
            <RadarGrid divisions={4} />
            <RadarAxis metric="Listening" angle={20} divisions={4} />
            <RadarMetricLabels />
            <RadarSeriesArea />
            <RadarAxisHighlight />
            <RadarSeriesMarks seriesId="autumn" />
            <FocusedRadarMark />
            {Object.entries(targets).map(([metric, value]) => (
              <Target key={metric} metric={metric} value={value} />
            ))}
          </ChartsSurface>
          <ChartsTooltip />
        </ChartsWrapper>
      </RadarDataProvider>
    </Box>
  );
}
