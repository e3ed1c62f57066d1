import { BarChart } from '@mui/x-charts';
import { makeConstant } from '../../shared/playground/makeConstant';
import type { Settings } from '../../shared/playground/Playground';
import { toProps, type PropControls } from '../../shared/playground/propControls';
import type { Described } from '../../shared/playground/writeComponent';

export const BAR_CONTROLS: PropControls = {
  layout: ['vertical', 'horizontal'],
  renderer: ['svg-single', 'svg-batch'],
  borderRadius: 0,
  'grid.horizontal': false,
  'grid.vertical': false,
  hideLegend: false,
  skipAnimation: false,
  loading: false,
};

const hours = makeConstant('hours', [{ data: ['7 h', '8 h', '9 h', '10 h', '11 h'] }]);

const series = makeConstant('series', [
  { label: 'Coffee', data: [38, 74, 61, 49, 33] },
  { label: 'Tea', data: [12, 21, 34, 30, 18] },
]);

export const describeBars = (settings: Settings): Described => ({
  name: 'BarChart',
  component: BarChart,
  props: {
    title: 'Drinks sold in the morning',
    height: 280,
    series,
    [settings.layout === 'horizontal' ? 'yAxis' : 'xAxis']: hours,
    ...toProps(BAR_CONTROLS, settings),
  },
  imports: ["import { BarChart } from '@mui/x-charts';"],
  fill: true,
});
