import { transform } from 'lightningcss';
import postcss from 'postcss';
import directionPlugin, {
  createDirectionPlugins,
} from '../../../plugins/theming/directionPlugin';

const mirror = (css: string): string =>
  postcss(createDirectionPlugins())
    .process(css, { from: undefined })
    .css.replace(/\s+/g, ' ')
    .trim();

describe('sides with a logical equivalent', () => {
  test.each([
    ['left:0', 'inset-inline-start:0'],
    ['right:1px', 'inset-inline-end:1px'],
    ['margin-left:auto', 'margin-inline-start:auto'],
    ['padding-right:2px', 'padding-inline-end:2px'],
    ['border-left:1px solid', 'border-inline-start:1px solid'],
    ['border-right-color:red', 'border-inline-end-color:red'],
    ['scroll-margin-left:3px', 'scroll-margin-inline-start:3px'],
    ['border-top-left-radius:0', 'border-start-start-radius:0'],
    ['border-bottom-right-radius:0', 'border-end-end-radius:0'],
    ['text-align:left', 'text-align:start'],
    ['text-align:right!important', 'text-align:end!important'],
    ['text-align:center', 'text-align:center'],
    ['--left:1px', '--left:1px'],
    ['border-radius:4px', 'border-radius:4px'],
  ])('%s becomes %s', (written, expected) => {
    expect(mirror(`.a{${written}}`)).toBe(`.a{${expected}}`);
    expect(mirror(`@media print{.a:hover{${written}}}`)).toContain(expected);
  });
});

test('a property without a logical equivalent gets a rule for each direction, with the same specificity', () => {
  expect(mirror('.a{color:red;transform:translateX(-100%)}')).toBe(
    ".a{color:red} :where([dir='ltr']) .a{transform:translateX(-100%)} :where([dir='rtl']) .a{transform:translateX(100%)}",
  );
  expect(mirror('.a{padding:0 1px 0 2px}')).toContain(
    ":where([dir='rtl']) .a{padding:0 2px 0 1px}",
  );
});

test('the root element has the direction itself', () => {
  expect(mirror(':root{float:left}')).toContain(":root:where([dir='rtl']){float:right}");
  expect(mirror('html .a{float:left}')).toContain(
    "html:where([dir='rtl']) .a{float:right}",
  );
  expect(mirror('html-view{float:left}')).toContain(
    ":where([dir='rtl']) html-view{float:right}",
  );
});

test.each([
  '.a{direction:ltr}',
  "[dir='rtl'] .a{left:0;float:right}",
  'html[dir=rtl] .a{right:auto;transform:translateX(1px)}',
  '#nprogress .bar{left:0;transform:rotate(3deg)}',
  '@keyframes a{ from{left:0;transform:translateX(1px)}}',
  '.a{color:red}',
])('%s is unchanged', (css) => {
  expect(mirror(css)).toBe(css);
  expect(mirror(`/*\n * Why\n */\n${css}`)).toBe(`/* * Why */ ${css}`);
});

test("the site's minifier preserves both directions", () => {
  const css = mirror('.a{left:0;transform:translateX(-100%)}');
  const { code } = transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 109 << 16 },
  });
  expect(code.toString()).toBe(
    '.a{inset-inline-start:0}:where([dir=ltr]) .a{transform:translate(-100%)}:where([dir=rtl]) .a{transform:translate(100%)}',
  );
});

test('the plugin comes after those of Docusaurus', () => {
  const { configurePostCss } = directionPlugin();
  const options = configurePostCss?.({ plugins: ['first'] });
  expect(options?.plugins).toHaveLength(3);
  expect(options?.plugins[0]).toBe('first');
});
