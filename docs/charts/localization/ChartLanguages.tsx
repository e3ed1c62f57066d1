import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsLocalizationProvider, LineChartPro } from '@mui/x-charts-pro';
import { enUS, frFR, ptBR } from '@mui/x-charts-pro/locales';

const locales = { English: enUS, Français: frFR, Português: ptBR };
type Language = keyof typeof locales;
const codes: Record<Language, string> = {
  English: 'en-US',
  Français: 'fr-FR',
  Português: 'pt-BR',
};

export default function ChartLanguages() {
  const [language, setLanguage] = React.useState<Language>('Français');
  const { localeText } =
    locales[language].components.MuiChartsLocalizationProvider.defaultProps;
  const format = new Intl.NumberFormat(codes[language]);
  // A constant, because the types of the slot lack 'aria-label'.
  const toolbar = {
    'aria-label': 'Page views',
    printOptions: { fileName: 'page-views' },
  };

  return (
    <Box sx={{ width: '100%' }} lang={codes[language]}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        {Object.keys(locales).map((name) => (
          <ToggleButton key={name} value={name} lang={codes[name as Language]}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ChartsLocalizationProvider localeText={localeText}>
        <LineChartPro
          title="Page views"
          height={240}
          hideLegend
          showToolbar
          slotProps={{ toolbar }}
          initialZoom={[{ axisId: 'month', start: 0, end: 60 }]}
          xAxis={[{ id: 'month', data: [1, 2, 3, 4, 5, 6], zoom: true }]}
          yAxis={[{ valueFormatter: (value: number) => format.format(value), width: 60 }]}
          series={[
            {
              data: [10400, 12250.5, 9875, 14310, 15020.5, 13990],
              valueFormatter: (value) => (value === null ? null : format.format(value)),
            },
          ]}
        />
      </ChartsLocalizationProvider>
    </Box>
  );
}
