import { COLOR_CSS_VERSION } from '../../src/config/preferences';
import { renderColorCss } from '../../src/design/renderColorCss';

const RULE = /:root\[data-theme="(\w+)"\],:root \[data-theme="\1"\]\{([^{}]*)\}/g;

const declarationsOf = (css: string): Record<string, string[]> =>
  Object.fromEntries(
    [...css.matchAll(RULE)].map(([, scheme = '', text = '']) => [
      scheme,
      text.split(';'),
    ]),
  );

test('contains only differences from the site, for both schemes', () => {
  const css = renderColorCss({ success: { main: '#808080' } });
  expect(css.replaceAll(RULE, '')).toBe('');
  const { light = [], dark = [] } = declarationsOf(css);
  for (const declarations of [light, dark]) {
    expect(declarations).toContain('--mui-palette-success-main:#808080');
    expect(declarations).toContain('--mui-palette-success-mainChannel:128 128 128');
    expect(declarations.join()).not.toMatch(/primary|NaN|undefined/);
  }
  // MUI derives the background of an alert from the color, differently in each scheme.
  const alert = (declarations: string[]) =>
    declarations.find((each) =>
      each.startsWith('--mui-palette-Alert-successStandardBg:'),
    );
  expect(alert(light)).toBeDefined();
  expect(alert(dark)).not.toBe(alert(light));
});

test('is empty without different colors', () => {
  expect(renderColorCss({})).toBe('');
  expect(renderColorCss({ text: { main: '#ff0000' } })).toBe('');
});

test('equals the stylesheets stored by browsers; changing it requires a new COLOR_CSS_VERSION', () => {
  const [light] = Object.values(
    declarationsOf(renderColorCss({ primary: { main: '#e91e63' } })),
  );
  expect({ version: COLOR_CSS_VERSION, light }).toEqual({
    version: 1,
    light: [
      '--mui-palette-primary-main:#e91e63',
      '--mui-palette-primary-light:rgb(237, 75, 130)',
      '--mui-palette-primary-dark:rgb(163, 21, 69)',
      '--mui-palette-primary-mainChannel:233 30 99',
      '--mui-palette-primary-lightChannel:237 75 130',
      '--mui-palette-primary-darkChannel:163 21 69',
      '--mui-palette-LinearProgress-primaryBg:rgb(246, 169, 195)',
      '--mui-palette-Slider-primaryTrack:rgb(246, 169, 195)',
      '--mui-palette-Switch-primaryDisabledColor:rgb(246, 169, 195)',
    ],
  });
});
