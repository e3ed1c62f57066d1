import type { Theme } from '@mui/material/styles';
import { HTML_ATTRIBUTES } from '../../config/preferences';
import type { ColorScheme, Direction } from '../../design/tokens';

/** Overrides of a demo's appearance; missing values follow the site. */
export interface DemoAppearance {
  scheme?: ColorScheme;
  direction?: Direction;
}

/**
 * The theme of a demo whose appearance differs from the page's. Overlays are rendered at
 * the end of the page, so they carry the demo's attributes themselves.
 */
export function withAppearance(
  theme: Theme,
  { scheme, direction, lang }: DemoAppearance & { lang?: string },
): Theme {
  const attributes = {
    [HTML_ATTRIBUTES.scheme]: scheme,
    [HTML_ATTRIBUTES.direction]: direction,
    lang,
  };
  const { MuiModal, MuiPopper } = theme.components ?? {};
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiModal: {
        ...MuiModal,
        defaultProps: { ...MuiModal?.defaultProps, ...attributes },
      },
      MuiPopper: {
        ...MuiPopper,
        defaultProps: { ...MuiPopper?.defaultProps, ...attributes },
      },
    },
  };
}
