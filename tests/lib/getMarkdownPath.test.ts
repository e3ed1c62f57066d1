import { getMarkdownPath } from '../../src/lib/getMarkdownPath';

it.each([
  ['/x/react-charts/bars/', '/x/react-charts/bars.md'],
  ['/x/react-charts/bars', '/x/react-charts/bars.md'],
  ['/zh/x/api/charts/', '/zh/x/api/charts.md'],
])('%s is Markdown at %s', (page, markdown) => {
  expect(getMarkdownPath(page)).toBe(markdown);
});
