/** @jest-environment jsdom */

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

const LTR = ":where([dir='ltr'], [dir='ltr'] *)";
const RTL = ":where([dir='rtl'], [dir='rtl'] :not([dir='ltr']))";

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
    `.a{color:red} .a${LTR}{transform:translateX(-100%)} .a${RTL}{transform:translateX(100%)}`,
  );
  expect(mirror('.a{padding:0 1px 0 2px}')).toContain(`.a${RTL}{padding:0 2px 0 1px}`);
});

test('a float has a rule for each direction, because its logical values are too new', () => {
  expect(mirror('.a{float:inline-start}')).toBe(
    `.a${LTR}{float:left} .a${RTL}{float:right}`,
  );
});

test.each(['::after', ':before', '::first-line'])('%s stays at the end', (end) => {
  expect(mirror(`.a:hover${end}{float:left}`)).toContain(`.a:hover${RTL}${end}{`);
});

describe('which elements a mirrored rule selects', () => {
  const findFloat = (selector: string, id: string): string[] => {
    const style = document.createElement('style');
    style.textContent = mirror(`${selector}{float:left}`);
    document.head.replaceChildren(style);
    const element = document.getElementById(id)!;
    const sheet = [...style.sheet!.cssRules] as CSSStyleRule[];
    return sheet
      .filter((rule) => element.matches(rule.selectorText))
      .map((rule) => rule.style.getPropertyValue('float'));
  };
  const render = (direction: string) => {
    const root = document.documentElement;
    root.dir = direction;
    root.className = 'page';
    root.dataset.layout = 'compact';
    document.body.innerHTML =
      '<div class="a" id="a"></div><p dir="ltr" class="a" id="own"></p><p dir="rtl" id="arabic"></p>';
  };

  test.each([
    '[data-layout] .a',
    '[data-layout=compact]>body>.a',
    ':where([data-layout]) .a',
    ':is([data-layout=x],[data-layout=compact]) .a',
    ':not([data-theme=dark]) .a',
    '.page .a',
    'html .a',
    ':root .a',
    '* .a',
    ':root:has(.a) body .a',
    '.a',
  ])('%s, whose first part may be the root', (selector) => {
    render('rtl');
    expect(findFloat(selector, 'a')).toEqual(['right']);
    render('ltr');
    expect(findFloat(selector, 'a')).toEqual(['left']);
  });

  test('the root itself', () => {
    render('rtl');
    document.documentElement.id = 'root';
    expect(findFloat('[data-layout]', 'root')).toEqual(['right']);
    expect(findFloat(':root', 'root')).toEqual(['right']);
  });

  test('an element with a direction of its own', () => {
    render('rtl');
    expect(findFloat('.a', 'own')).toEqual(['left']);
    render('ltr');
    // The last of two rules applies.
    expect(findFloat('p', 'arabic').at(-1)).toBe('right');
  });
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
    '.a{inset-inline-start:0}.a:where([dir=ltr],[dir=ltr] *){transform:translate(-100%)}.a:where([dir=rtl],[dir=rtl] :not([dir=ltr])){transform:translate(100%)}',
  );
});

test('the plugin comes after those of Docusaurus', () => {
  const { configurePostCss } = directionPlugin();
  const options = configurePostCss?.({ plugins: ['first'] });
  expect(options?.plugins).toHaveLength(3);
  expect(options?.plugins[0]).toBe('first');
});
