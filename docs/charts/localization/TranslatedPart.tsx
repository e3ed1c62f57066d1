import * as React from 'react';
import Box from '@mui/material/Box';
import { svSE } from '@mui/x-charts/locales';
import {
  ChartsLocalizationProvider,
  LineChart,
  useChartsLocalization,
  useDrawingArea,
  useLineSeries,
} from '@mui/x-charts';

/** Says in the corner that a series is empty, with the chart's own text. */
function EmptyNote() {
  const { localeText } = useChartsLocalization();
  const { left, top, width } = useDrawingArea();
  const empty = useLineSeries().filter(({ data }) =>
    data.every((value) => value === null),
  );

  return (
    <Box component="g" sx={{ fill: 'currentColor', color: 'text.secondary' }}>
      {empty.map(({ id, label }, index) => (
        <text
          key={id}
          x={left + width}
          y={top + 14 + index * 18}
          textAnchor="end"
          direction="ltr"
          fontSize={13}
        >
          {String(label)}: {localeText.noData}
        </text>
      ))}
    </Box>
  );
}

export default function TranslatedPart() {
  const { localeText } = svSE.components.MuiChartsLocalizationProvider.defaultProps;

  return (
    <Box sx={{ width: '100%' }} lang="sv-SE">
      <ChartsLocalizationProvider localeText={localeText}>
        <LineChart
          title="Snödjup i centimeter"
          height={240}
          xAxis={[{ data: ['nov', 'dec', 'jan', 'feb', 'mar'], scaleType: 'point' }]}
          yAxis={[{ min: 0, max: 100 }]}
          series={[
            { label: 'Abisko', data: [18, 42, 61, 70, 66] },
            { label: 'Lund', data: [null, null, null, null, null] },
          ]}
        >
          <EmptyNote />
        </LineChart>
      </ChartsLocalizationProvider>
    </Box>
  );
}
