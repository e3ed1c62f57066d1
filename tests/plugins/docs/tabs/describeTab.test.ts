import { describeTab } from '../../../../plugins/docs/tabs/describeTab';

const NAMES = ['BarChart', 'LineChart', 'PieChart'];

test('English separates names by commas', () => {
  expect(describeTab('components', 'Axis', NAMES, 'en')).toEqual({
    title: 'Axis: components API',
    description:
      'Props, events, methods, slots, and CSS classes of BarChart, LineChart, and PieChart that this guide names.',
  });
});

test('Chinese words are separated from names by spaces', () => {
  expect(describeTab('hooks', '坐标轴', ['useAxis', 'useScale'], 'zh').description).toBe(
    '查阅 useAxis 和 useScale 的参数和返回值。',
  );
  expect(describeTab('components', '坐标轴', NAMES, 'zh').description).toContain(
    ' BarChart、LineChart 和 PieChart 的',
  );
});
