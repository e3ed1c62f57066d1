import type { Theme } from '@mui/material/styles';
import { HTML_ATTRIBUTES } from '../../config/preferences';
import type { ColorScheme, Direction } from '../../design/tokens';

/** What a demo shows for itself; what is absent follows the site. */
export interface DemoLook {
  scheme?: ColorScheme;
  direction?: Direction;
}

/**
 * The theme of a demo that looks other than the page around it. Overlays are rendered at the
 * end of the page, so each carries the demo's attributes itself.
 */
export function withOwnLook(theme: Theme, { scheme, direction }: DemoLook): Theme {
  const attributes = {
    [HTML_ATTRIBUTES.scheme]: scheme,
    [HTML_ATTRIBUTES.direction]: direction,
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
