import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { Bars } from './Bars';

const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', width: 120 },
  { field: 'field', headerName: 'Field', flex: 1, minWidth: 120 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 110 },
];

const rows = [
  { id: 1, crop: 'Barley', field: 'Mill Acre', tons: 31 },
  { id: 2, crop: 'Barley', field: 'Long Strip', tons: 24 },
  { id: 3, crop: 'Rapeseed', field: 'North Slope', tons: 18 },
  { id: 4, crop: 'Wheat', field: 'Church Field', tons: 46 },
  { id: 5, crop: 'Wheat', field: 'Ferry Meadow', tons: 52 },
];

const initialState: GridInitialState = {
  rowGrouping: { model: ['crop'] },
  aggregation: { model: { tons: 'sum' } },
  chartsIntegration: {
    charts: { harvest: { dimensions: ['crop'], values: ['tons'] } },
  },
};

export default function ChartOfGroups() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ width: '100%' }}>
        <div style={{ height: 290 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            initialState={initialState}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            defaultGroupingExpansionDepth={0}
            hideFooter
            aria-label="Harvest"
          />
        </div>
        <div style={{ height: 270 }}>
          <GridChartsRendererProxy id="harvest" label="Harvest" renderer={Bars} />
        </div>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
