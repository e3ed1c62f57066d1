import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { Bars } from './Bars';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 130 },
  { field: 'workday', headerName: 'Workday', type: 'number' },
  { field: 'sunday', headerName: 'Sunday', type: 'number' },
];

const rows = [
  { id: 1, bridge: 'Old Lock', workday: 8420, sunday: 3110 },
  { id: 2, bridge: 'Foundry', workday: 5230, sunday: 1840 },
  { id: 3, bridge: 'Willow', workday: 2680, sunday: 4390 },
  { id: 4, bridge: 'Harbor', workday: 3950, sunday: 2470 },
];

export default function ChartBelowGrid() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ width: '100%' }}>
        <div style={{ height: 268 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            initialState={{
              chartsIntegration: {
                charts: {
                  cyclists: { dimensions: ['bridge'], values: ['workday', 'sunday'] },
                },
              },
            }}
            hideFooter
            aria-label="Cyclists per day"
          />
        </div>
        <div style={{ height: 270 }}>
          <GridChartsRendererProxy id="cyclists" label="Cyclists" renderer={Bars} />
        </div>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
