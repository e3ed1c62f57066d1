import path from 'node:path';
import pageDemosLoader from '../../../plugins/demos/pageDemosLoader';
import { findDemo } from '../../../plugins/demos/findDemo';
import { makeSite } from './support';

test('a page waits for the demos that it names too early', () => {
  const site = makeSite({ 'docs/charts/bars/First.tsx': '' });
  const missing: string[] = [];
  const page = '<Demo name="First" />\n\n<Demo name="Later" />\n';
  const context = {
    resourcePath: site.resolve(
      'i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
    ),
    getOptions: () => ({ siteDir: site.root }),
    addMissingDependency: (file: string) => missing.push(path.basename(file)),
  };
  expect(pageDemosLoader.call(context, page)).toBe(page);
  expect(missing).toContain('Later.tsx');
  expect(missing).not.toContain('First.tsx');
  site.remove();
});

test('components that demos import are not listed as demos', () => {
  const site = makeSite({
    'docs/charts/bars/First.tsx': "import { Part } from './Part';",
    'docs/charts/bars/Part.tsx': '',
  });
  expect(() => findDemo(site.resolve('docs/charts/bars'), 'Other')).toThrow(
    'Demos there: First.',
  );
  site.remove();
});
