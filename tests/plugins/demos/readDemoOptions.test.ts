import { readDemoOptions, type MdxElement } from '../../../plugins/demos/readDemoOptions';

const expression = (value: string) => ({
  type: 'mdxJsxAttributeValueExpression',
  value,
});

function makeElement(name: string, values: Record<string, unknown>): MdxElement {
  const attributes = Object.entries(values).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return { name, attributes };
}

const read = (values: Record<string, unknown>) =>
  readDemoOptions(makeElement('Demo', values), 'name');

test('every option of a demo', () => {
  expect(
    read({
      name: 'BasicBars',
      height: expression('320'),
      maxWidth: expression('600'),
      background: 'gradient',
      iframe: null,
      defaultCodeOpen: null,
      hideToolbar: expression('true'),
      preview: expression('false'),
    }),
  ).toBe('BasicBars');
});

test('the demo of a card', () => {
  const card = makeElement('ProductCard', { demo: 'PreviewCharts', product: 'charts' });
  expect(readDemoOptions(card, 'demo')).toBe('PreviewCharts');
  expect(() =>
    readDemoOptions(makeElement('ProductCard', { product: 'charts' }), 'demo'),
  ).toThrow('<ProductCard> "demo" is required. Its options are demo, product.');
});

test.each([
  [
    'an unknown option',
    { name: 'Bars', hight: expression('3') },
    '"hight" is not allowed',
  ],
  ['no name', {}, '"name" is required'],
  ['a name that is no file name', { name: 'bars' }, 'a PascalCase file name'],
  ['a path for a name', { name: '../Bars' }, 'a PascalCase file name'],
  ['a number in quotes', { name: 'Bars', height: '320' }, '"height" must be a number'],
  [
    'a height of nothing',
    { name: 'Bars', height: expression('0') },
    'must be greater than or equal to 40',
  ],
  [
    'an unknown background',
    { name: 'Bars', background: 'red' },
    'must be one of [outlined, plain, gradient, inline]',
  ],
])('%s is rejected with the available options', (_case, values, message) => {
  expect(() => read(values)).toThrow(message);
  expect(() => read(values)).toThrow(
    /Its options are name, height, maxWidth, background/,
  );
});

test('an expression that is not a literal is rejected', () => {
  expect(() => read({ name: 'Bars', height: expression('window.x') })).toThrow(
    '"{window.x}" is not a literal; demo options are plain numbers, strings or booleans.',
  );
});

test('spread attributes are rejected', () => {
  const element: MdxElement = {
    name: 'Demo',
    attributes: [{ type: 'mdxJsxExpressionAttribute', value: '...props' }],
  };
  expect(() => readDemoOptions(element, 'name')).toThrow(
    '<Demo> takes no {...spread} attributes.',
  );
});
