/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import PreviewCharts from '../../../docs/introduction/overview/PreviewCharts';
import PreviewDataGrid from '../../../docs/introduction/overview/PreviewDataGrid';
import ChinesePreviewDataGrid from '../../../docs/introduction/overview/zh-PreviewDataGrid';
import ChinesePreviewDatePickers from '../../../docs/introduction/overview/zh-PreviewDatePickers';
import PreviewDatePickers from '../../../docs/introduction/overview/PreviewDatePickers';
import { PageScope } from '../../../src/components/PageScope';
import { PreviewWidth } from '../../../src/features/demo/PreviewWidth';
import { StaticDemo } from '../../../src/features/demo/StaticDemo';

// As in the server's bundle, see plugins/demos.
jest.mock(
  '../../../node_modules/@mui/x-data-grid/components/containers/GridRoot.js',
  () => jest.requireActual('../../../src/features/demo/StaticGrid'),
);

const draw = (component: ComponentType, width?: number): string =>
  renderToString(
    <PageScope>
      <PreviewWidth value={width}>
        <StaticDemo component={component} />
      </PreviewWidth>
    </PageScope>,
  ).replace(/<style[^]*?<\/style>/g, '');

test('in a preview, the server draws the header and the sorted rows of a grid', () => {
  const html = draw(PreviewDataGrid, 560);
  const texts = html.split(/<[^>]*>/).filter(Boolean);
  expect(texts.slice(0, 3)).toEqual(['City', 'This week', 'Visitors']);
  expect(texts.filter((text) => /^[A-Z][a-zø]+$/.test(text)).slice(2)).toEqual([
    'Osaka',
    'Busan',
    'Lisbon',
    'Perth',
    'Accra',
    'Quito',
    'Leeds',
    'Tromsø',
  ]);
  expect(html).toContain('<path');
  expect(html).toMatch(/Visitors<svg[^>]*ArrowDownward/);
});

test('in a preview, the server draws the arrows of a calendar', () => {
  expect(draw(PreviewDatePickers)).not.toMatch(/opacity:\s*0[;"]/);
});

test('the Chinese previews are in Chinese', () => {
  const list = (component: ComponentType) =>
    draw(component, 560)
      .split(/<[^>]*>/)
      .filter(Boolean);
  expect(list(ChinesePreviewDataGrid).slice(0, 4)).toEqual([
    '城市',
    '本周',
    '访客数',
    '大阪',
  ]);
  expect(list(ChinesePreviewDatePickers)[0]).toBe('2026年6月');
});

test('in a preview, the server draws a chart for its width', () => {
  const html = draw(PreviewCharts, 560);
  expect(html).toContain('viewBox="0 0 560 288"');
  expect(html.match(/<path|<rect/g)?.length).toBeGreaterThan(14);
});

test('elsewhere, both leave their place empty', () => {
  expect(draw(PreviewDataGrid)).not.toContain('City');
  expect(draw(PreviewCharts)).toContain('viewBox="0 0 0 288"');
});
