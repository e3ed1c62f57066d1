import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { enUS, esES, zhCN } from '@mui/x-data-grid/locales';

const languages = {
  en: {
    texts: enUS,
    label: 'English',
    planet: 'Planet',
    moons: 'Moons',
    grid: 'Planets',
  },
  es: {
    texts: esES,
    label: 'Español',
    planet: 'Planeta',
    moons: 'Lunas',
    grid: 'Planetas',
  },
  zh: { texts: zhCN, label: '中文', planet: '行星', moons: '卫星', grid: '行星' },
};

const rows = [
  { id: 'earth', en: 'Earth', es: 'Tierra', zh: '地球', moons: 1 },
  { id: 'mars', en: 'Mars', es: 'Marte', zh: '火星', moons: 2 },
  { id: 'venus', en: 'Venus', es: 'Venus', zh: '金星', moons: 0 },
];

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<keyof typeof languages>('es');
  const { texts, planet, moons, grid } = languages[language];
  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: language, headerName: planet, flex: 1, minWidth: 140 },
      { field: 'moons', headerName: moons, type: 'number', width: 120 },
    ],
    [language, planet, moons],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next) => next && setLanguage(next)}
      >
        {Object.entries(languages).map(([value, { label }]) => (
          <ToggleButton key={value} value={value} lang={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div lang={language} style={{ height: 320, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          localeText={texts.components.MuiDataGrid.defaultProps.localeText}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          aria-label={grid}
        />
      </div>
    </Stack>
  );
}
