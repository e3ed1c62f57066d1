/** Elements whose text follows from the site and its packages, and so has no fixture. */
import { readBundles } from '../../../plugins/locales/readBundles';
import type { GuideContext } from '../../../plugins/markdown-pages/guide/context';
import { writeElement } from '../../../plugins/markdown-pages/guide/elements';
import type { MdxElement } from '../../../plugins/markdown-pages/guide/elements/readAttributes';

test('the bundles of all languages are one table', () => {
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'LocaleBundles',
    attributes: [],
    children: [],
  } as MdxElement;
  const nodes = writeElement(element, { language: 'en' } as GuideContext);
  expect(nodes.map(({ type }) => type)).toEqual(['table']);
  const text = JSON.stringify(nodes);
  for (const { packages } of readBundles())
    for (const { name } of Object.values(packages)) expect(text).toContain(`"${name}"`);
});
