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

test('names that would fill more than two lines are counted instead', () => {
  const hooks = Array.from({ length: 24 }, (_, index) => `useHookNumber${index}`);
  expect(describeTab('hooks', 'Hooks', hooks, 'en').description).toBe(
    'Look up the parameters and results of the 24 hooks of this guide.',
  );
  expect(describeTab('hooks', 'Hook', hooks, 'zh').description).toBe(
    '查阅指南中 24 个 Hook 的参数和返回值。',
  );
  expect(describeTab('components', 'Hooks', hooks, 'en').description).toBe(
    'Props, events, methods, slots, and CSS classes that this guide names, of 24 components.',
  );
});
