import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { render, screen } from '@testing-library/react';
import { createDocsTheme, themeForScheme } from '../../../src/design/createDocsTheme';
import { withOwnLook, type DemoLook } from '../../../src/features/demo/withOwnLook';

const base = themeForScheme(createDocsTheme(), 'dark');

function renderOverlays(look: DemoLook) {
  render(
    <ThemeProvider theme={withOwnLook(base, look)}>
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

test('overlays at the end of the page carry what the demo shows for itself', () => {
  expect(renderOverlays({ scheme: 'dark', direction: 'rtl' })).toEqual([
    ['rtl', 'dark'],
    ['rtl', 'dark'],
  ]);
});

test('what follows the site is left to the site', () => {
  expect(renderOverlays({ direction: 'rtl' })).toEqual([
    ['rtl', null],
    ['rtl', null],
  ]);
});

test("styles for a scheme are settled by the theme's own, not by the page's attribute", () => {
  const styles = { color: 'red' };
  expect(base.applyStyles('dark', styles)).toBe(styles);
  expect(base.applyStyles('light', styles)).toEqual({});
});

test('defaults that the theme has already stay', () => {
  const dense = withOwnLook(
    { ...base, components: { MuiPopper: { defaultProps: { keepMounted: true } } } },
    { scheme: 'light' },
  );
  expect(dense.components?.MuiPopper?.defaultProps).toEqual({
    keepMounted: true,
    'data-theme': 'light',
    dir: undefined,
  });
});
