/** Elements whose text depends on the site and its packages, and so has no fixture. */
import { readBundles } from '../../../plugins/theming/locales/readBundles';
import type { GuideContext } from '../../../plugins/markdown-pages/guide/context';
import { writeElement } from '../../../plugins/markdown-pages/guide/elements';
import { writeNodes } from '../../../plugins/markdown-pages/guide/writeNodes';
import type { MdxElement } from '../../../plugins/markdown-pages/guide/elements/element';

test('the bundles of all languages are one table, with missing texts below it', () => {
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'LocaleBundles',
    attributes: [],
    children: [],
  } as MdxElement;
  const context = { language: 'en' } as GuideContext;
  context.write = (parts) => writeNodes(parts, context);
  const nodes = writeElement(element, context);
  expect(nodes.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['table', 'paragraph']),
  );
  expect(nodes.map(({ type }) => type)).not.toContain('mdxJsxFlowElement');
  const text = JSON.stringify(nodes);
  for (const { packages } of readBundles())
    for (const { name, missing } of Object.values(packages))
      for (const each of [`"${name}"`, missing.join(', ')]) expect(text).toContain(each);
});

test('of a symbol with text for screen readers, the text stays', () => {
  const span = (value: string, name: string, content: string) =>
    ({
      type: 'mdxJsxTextElement',
      name: 'span',
      attributes: [{ type: 'mdxJsxAttribute', name, value: content }],
      children: [{ type: 'text', value }],
    }) as MdxElement;
  const context = { language: 'en' } as GuideContext;
  context.write = (parts) => writeNodes(parts, context);
  expect(writeElement(span('✓', 'aria-hidden', 'true'), context)).toEqual([]);
  expect(writeElement(span('yes', 'className', 'visually-hidden'), context)).toEqual([
    { type: 'text', value: 'yes' },
  ]);
});

test('of the form that checks code, the promise about it stays', () => {
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'UpgradeCheck',
    attributes: [],
    children: [],
  } as MdxElement;
  const context = { label: (id: string) => `text of ${id}` } as GuideContext;
  expect(writeElement(element, context)).toEqual([
    {
      type: 'paragraph',
      children: [{ type: 'text', value: 'text of upgradeCheck.Page.private' }],
    },
  ]);
});
