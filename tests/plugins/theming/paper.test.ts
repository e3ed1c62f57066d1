import postcss from 'postcss';
import { limitDarkScheme } from '../../../plugins/theming/paperPlugin';

const print = (css: string): string =>
  postcss([limitDarkScheme()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ');

test('the dark scheme of the page is not printed, that of its parts is', () => {
  expect(print('[data-theme="dark"]{color:white}')).toBe(
    '@media not print{[data-theme="dark"]{color:white}}' +
      '@media print{[data-theme="dark"]:where(:not(html)){color:white}}',
  );
});

test.each(["html[data-theme='dark']", ':root[data-theme=dark] a'])(
  '%s is not printed at all',
  (selector) => {
    expect(print(`${selector}{color:white}`)).toBe(
      `@media not print{${selector}{color:white}}`,
    );
  },
);

test('other selectors of a rule stay, in the order of the rules', () => {
  expect(print('a,[data-theme=dark] b,c{d:e}f{g:h}')).toBe(
    'a,c{d:e}@media not print{[data-theme=dark] b{d:e}}' +
      '@media print{[data-theme=dark]:where(:not(html)) b{d:e}}f{g:h}',
  );
});

test('a rule in another one stays there', () => {
  expect(print('@media (min-width:1px){html[data-theme=dark]{a:b}}')).toBe(
    '@media (min-width:1px){@media not print{html[data-theme=dark]{a:b}}}',
  );
});

test.each(['[data-theme]{a:b}', '[data-theme=light]{a:b}'])('%s stays', (css) => {
  expect(print(css)).toBe(css);
});
