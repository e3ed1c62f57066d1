import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { render, screen } from '@testing-library/react';
import { createDocsTheme, themeForScheme } from '../../../src/design/createDocsTheme';
import {
  withAppearance,
  type DemoAppearance,
} from '../../../src/features/demo/withAppearance';

const base = themeForScheme(createDocsTheme(), 'dark');

function renderOverlays(look: DemoAppearance) {
  render(
    <ThemeProvider theme={withAppearance(base, look)}>
      <Tooltip open title="Tip">
        <span>Anchor</span>
      </Tooltip>
      <Dialog open>Dialog</Dialog>
    </ThemeProvider>,
  );
  const tip = screen.getByRole('tooltip', { hidden: true });
  const dialog = screen.getByRole('dialog').closest('.MuiModal-root')!;
  return [tip, dialog].map((root) => [
    root.getAttribute('dir'),
    root.getAttribute('data-theme'),
  ]);
}

test("overlays at the end of the body have the demo's own appearance", () => {
  expect(renderOverlays({ scheme: 'dark', direction: 'rtl' })).toEqual([
    ['rtl', 'dark'],
    ['rtl', 'dark'],
  ]);
});

test('settings that follow the site are not overridden', () => {
  expect(renderOverlays({ direction: 'rtl' })).toEqual([
    ['rtl', null],
    ['rtl', null],
  ]);
});

test("styles for a scheme follow the theme, not the page's attribute", () => {
  const styles = { color: 'red' };
  expect(base.applyStyles('dark', styles)).toBe(styles);
  expect(base.applyStyles('light', styles)).toEqual({});
});

test('default props of the theme are preserved', () => {
  const dense = withAppearance(
    { ...base, components: { MuiPopper: { defaultProps: { keepMounted: true } } } },
    { scheme: 'light' },
  );
  expect(dense.components?.MuiPopper?.defaultProps).toEqual({
    keepMounted: true,
    'data-theme': 'light',
    dir: undefined,
  });
});
