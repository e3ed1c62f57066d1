import * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import PieChartIcon from '@mui/icons-material/PieChart';
import { PieChart } from '@mui/x-charts/PieChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type GridChartsPanelProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { Bars } from './Bars';

const schema: NonNullable<GridChartsPanelProps['schema']> = {
  bars: {
    label: 'Bars',
    icon: BarChartIcon,
    maxDimensions: 1,
    customization: [
      {
        id: 'look',
        label: 'Look',
        controls: {
          stacked: {
            label: 'Stack the series',
            type: 'boolean',
            default: false,
            isDisabled: ({ values }) => values.length < 2,
          },
          hideLegend: { label: 'Hide the legend', type: 'boolean', default: false },
        },
      },
    ],
  },
  pie: {
    label: 'Pie',
    icon: PieChartIcon,
    dimensionsLabel: 'Slices',
    valuesLabel: 'Size',
    maxDimensions: 1,
    maxValues: 1,
    customization: [],
  },
};

type RendererProps = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

function BarsOrPie(props: RendererProps) {
  const [slices] = props.dimensions;
  const [sizes] = props.values;
  if (props.chartType !== 'pie' || !slices || !sizes) return <Bars {...props} />;

  const data = sizes.data.map((value, index) => ({
    id: index,
    value: value ?? 0,
    label: String(slices.data[index]),
  }));
  return <PieChart height={220} series={[{ data }]} title={sizes.label} />;
}

const columns: GridColDef[] = [
  { field: 'source', headerName: 'Source', width: 110 },
  {
    field: 'heat',
    headerName: 'Heat (MWh)',
    type: 'number',
    width: 120,
  },
  {
    field: 'power',
    headerName: 'Power (MWh)',
    type: 'number',
    width: 130,
  },
];

const rows = [
  { id: 1, source: 'Wood chips', heat: 410, power: 0 },
  { id: 2, source: 'Solar', heat: 65, power: 190 },
  { id: 3, source: 'Biogas', heat: 230, power: 175 },
];

export default function TypesInPanel() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ width: '100%' }}>
        <div style={{ height: 270 }}>
          <GridChartsRendererProxy id="energy" label="Energy" renderer={BarsOrPie} />
        </div>
        <div style={{ height: 400 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              sidebar: { open: true, value: GridSidebarValue.Charts },
              chartsIntegration: {
                charts: {
                  energy: {
                    dimensions: ['source'],
                    values: ['heat', 'power'],
                    chartType: 'bars',
                    configuration: { stacked: true },
                  },
                },
              },
            }}
            showToolbar
            hideFooter
            aria-label="Energy of the district"
          />
        </div>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
