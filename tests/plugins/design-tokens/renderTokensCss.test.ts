import { renderTokensCss } from '../../../plugins/design-tokens/renderTokensCss';
import { createDocsTheme } from '../../../src/design/createDocsTheme';
import { PALETTES } from '../../../src/design/tokens';

const css = renderTokensCss(createDocsTheme());

/** Declarations of every rule whose selector holds this text. */
const declarationsOf = (selector: string): string =>
  css
    .split('\n')
    .filter((rule) => rule.slice(0, rule.indexOf('{')).includes(selector))
    .join('\n');

test('one rule a line, nothing left undefined', () => {
  css
    .trimEnd()
    .split('\n')
    .forEach((line) => expect(line).toMatch(/^[^{}]+\{[^{}]+\}$/));
  expect(css).not.toMatch(/:(undefined|NaN)\b|\[object/);
});

test.each(['light', 'dark'] as const)('the %s palette follows data-theme', (scheme) => {
  const rules = declarationsOf(`[data-theme="${scheme}"]`);
  expect(rules).toContain(`--mui-palette-primary-main:${PALETTES[scheme].primary.main}`);
  expect(rules).toContain(
    `--mui-palette-background-default:${PALETTES[scheme].background.default}`,
  );
  expect(rules).toContain(`--mui-palette-divider:${PALETTES[scheme].divider}`);
  expect(rules).toContain(`color-scheme:${scheme}`);
});

test('sizes are those of the design', () => {
  expect(css).toContain('--mui-spacing:8px');
  expect(css).toContain('--mui-shape-borderRadius:12px');
  expect(css).toContain('--mui-zIndex-appBar:1100');
});
