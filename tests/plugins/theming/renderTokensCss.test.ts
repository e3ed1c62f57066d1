import { listShellVariables } from '../../../plugins/theming/designTokensPlugin';
import {
  renderTokensCss,
  splitTokensCss,
} from '../../../plugins/theming/renderTokensCss';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { createDocsTheme } from '../../../src/design/createDocsTheme';
import { PALETTES } from '../../../src/design/tokens';

const css = renderTokensCss(createDocsTheme());

/** Declarations of every rule whose selector contains this text. */
const declarationsOf = (selector: string): string =>
  css
    .split('\n')
    .filter((rule) => rule.slice(0, rule.indexOf('{')).includes(selector))
    .join('\n');

test('one rule per line, without undefined values', () => {
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

describe('in two stylesheets', () => {
  const listDeclarations = (text: string): string[] =>
    text
      .trimEnd()
      .split('\n')
      .flatMap((rule) => {
        const [, selector = '', declarations = ''] = /^([^{]+)\{(.+)\}$/.exec(rule) ?? [];
        return declarations.split(/;(?=[\w-]+:)/).map((each) => `${selector} ${each}`);
      })
      .sort();
  const { shell, demos } = splitTokensCss(
    createDocsTheme(),
    listShellVariables(SITE_DIR),
  );

  test('nothing is lost or duplicated', () =>
    expect([...listDeclarations(shell), ...listDeclarations(demos)].sort()).toEqual(
      listDeclarations(css),
    ));

  test('variables that the shell reads are in its own stylesheet, with those that they reference', () => {
    expect(shell).toContain('--mui-palette-primary-main:');
    expect(shell).toContain('color-scheme:dark');
    expect(demos).toContain('--mui-palette-Chip-defaultBorder:');
    expect(demos).not.toContain('color-scheme:');
    const made = splitTokensCss(
      createDocsTheme(),
      new Set(['--mui-palette-Alert-errorIconColor']),
    );
    expect(made.shell).toContain('--mui-palette-Alert-errorIconColor:');
    expect(made.shell).toContain('--mui-palette-error-main:');
    expect(made.shell.length).toBeLessThan(shell.length);
  });
});
