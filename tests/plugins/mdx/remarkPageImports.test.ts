import remarkPageImports from '../../../plugins/mdx/remarkPageImports';

const element = (name: string, children: object[] = []) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

interface Import {
  data?: { estree: { body: [{ source: { value: string } }] } };
}

function listImports(...children: object[]): string[] {
  const tree = { type: 'root', children };
  remarkPageImports()(tree as never);
  return (tree.children as Import[]).flatMap(
    ({ data }) => data?.estree.body[0].source.value ?? [],
  );
}

test('a page imports each component that it uses, once', () => {
  const choice = element('InstallChoice');
  expect(listImports(element('Installation', [choice, choice]))).toEqual([
    '@site/src/features/installation/Installation',
    '@site/src/features/installation/InstallChoice',
  ]);
});

test('components of all pages are not imported', () => {
  expect(listImports(element('Tabs'), { type: 'text', value: 'a' })).toEqual([]);
});
