import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { Bars } from './Bars';

const columns: GridColDef[] = [
  { field: 'shift', headerName: 'Shift', flex: 1, minWidth: 110 },
  {
    field: 'calls',
    headerName: 'Expected calls',
    type: 'number',
    width: 150,
    editable: true,
  },
];

const rows = [
  { id: 1, shift: '06 to 10', calls: 120 },
  { id: 2, shift: '10 to 14', calls: 310 },
  { id: 3, shift: '14 to 18', calls: 270 },
  { id: 4, shift: '18 to 22', calls: 90 },
];

const fields = { dimensions: ['shift'], values: ['calls'] };

export default function CompareWithBefore() {
  const apiRef = useGridApiRef();
  const [held, setHeld] = React.useState(false);
  const [activeChartId, setActiveChartId] = React.useState('plan');

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ width: '100%' }}>
        <FormControlLabel
          control={
            <Switch
              checked={held}
              onChange={(event) => {
                setHeld(event.target.checked);
                apiRef.current?.setChartSynchronizationState(
                  'before',
                  !event.target.checked,
                );
              }}
            />
          }
          label="Hold the left chart, then change the calls"
        />
        <div style={{ display: 'flex', height: 270 }}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <GridChartsRendererProxy id="before" label="Before" renderer={Bars} />
          </div>
          <div style={{ flex: 1, minWidth: 0 }}>
            <GridChartsRendererProxy id="plan" label="Plan" renderer={Bars} />
          </div>
        </div>
        <div style={{ height: 268 }}>
          <DataGridPremium
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            activeChartId={activeChartId}
            onActiveChartIdChange={setActiveChartId}
            initialState={{
              chartsIntegration: { charts: { before: fields, plan: fields } },
            }}
            hideFooter
            aria-label="Staff planning of a hotline"
          />
        </div>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
