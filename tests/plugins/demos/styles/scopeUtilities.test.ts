import { scopeUtilities } from '../../../../plugins/demos/styles/scopeUtilities';

const SCOPE =
  ':where([data-demo-styles], body > :not(#__docusaurus), [data-demo-styles] *, body > :not(#__docusaurus) *)';

const scopeRule = (selector: string) =>
  scopeUtilities(`@layer utilities { ${selector} { color: red } }`);

test.each([
  ['.flex', `.flex${SCOPE}`],
  ['.hover\\:p-1:hover', `.hover\\:p-1:hover${SCOPE}`],
  ['.before\\:p-1::before', `.before\\:p-1${SCOPE}::before`],
  [
    '.before\\:p-1:hover::file-selector-button:focus',
    `.before\\:p-1:hover${SCOPE}::file-selector-button:focus`,
  ],
  [
    ':where(.space-x-2 > :not(:last-child))',
    `:where(.space-x-2 > :not(:last-child))${SCOPE}`,
  ],
  ['.a, .b', `.a${SCOPE}, .b${SCOPE}`],
])('%s', (selector, expected) => {
  expect(scopeRule(selector)).toContain(`${expected} {`);
});

test('rules inside of at-rules are scoped, keyframes are not', () => {
  const css = scopeUtilities(
    '@layer utilities { @media (width > 1px) { .a { top: 0 } } @keyframes x { to { top: 0 } } }',
  );
  expect(css).toContain(`.a${SCOPE} {`);
  expect(css).toContain('@keyframes x { to {');
});

test('the variables of the theme are limited to demos', () => {
  expect(scopeUtilities('@layer theme { :root, :host { --spacing: 1px } }')).toBe(
    '@layer theme { [data-demo-styles], body > :not(#__docusaurus) { --spacing: 1px } }',
  );
});

test('other layers and rules are unchanged', () => {
  const css = '@property --tw-a { syntax: "*" } @layer properties { * { --tw-a: 0 } }';
  expect(scopeUtilities(css)).toBe(css);
});
