import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
  useGridChartsIntegrationContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { Bars } from './Bars';

const measures = { snow: 'Snow (cm)', lifts: 'Open lifts', guests: 'Guests' };

const columns: GridColDef[] = [
  { field: 'resort', headerName: 'Resort', flex: 1, minWidth: 130 },
  ...Object.entries(measures).map(
    ([field, headerName]): GridColDef => ({
      field,
      headerName,
      type: 'number',
      width: 110,
    }),
  ),
];

const rows = [
  { id: 1, resort: 'Cold Ridge', snow: 142, lifts: 11, guests: 3900 },
  { id: 2, resort: 'Snow Valley', snow: 86, lifts: 7, guests: 2150 },
  { id: 3, resort: 'Silver Peak', snow: 205, lifts: 4, guests: 870 },
];

function Summary() {
  const { chartStateLookup } = useGridChartsIntegrationContext();
  const [dataset] = chartStateLookup.resorts?.values ?? [];
  const highest = Math.max(...(dataset?.data ?? []).map(Number));
  return (
    <div role="status" style={{ height: 24 }}>
      {dataset && `${dataset.label}: at most ${highest.toLocaleString('en')}`}
    </div>
  );
}

export default function PickMeasure() {
  const apiRef = useGridApiRef();
  const [measure, setMeasure] = React.useState('snow');

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={measure}
          onChange={(_event, field: string | null) => {
            if (!field) return;
            setMeasure(field);
            apiRef.current?.updateChartValuesData('resorts', [{ field }]);
          }}
          aria-label="Measure"
        >
          {Object.entries(measures).map(([field, label]) => (
            <ToggleButton key={field} value={field}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <div style={{ height: 270 }}>
          <GridChartsRendererProxy id="resorts" label="Resorts" renderer={Bars} />
        </div>
        <Summary />
        <div style={{ height: 216 }}>
          <DataGridPremium
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            initialState={{
              chartsIntegration: {
                charts: { resorts: { dimensions: ['resort'], values: ['snow'] } },
              },
            }}
            hideFooter
            aria-label="Ski resorts today"
          />
        </div>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
