/**
 * Default props that render overlays inside an element instead of at the end of the page,
 * where another theme or document may apply.
 */
export const containOverlays = (container: HTMLElement | null) => ({
  MuiPopper: { defaultProps: { container } },
  MuiPopover: { defaultProps: { container } },
  MuiModal: { defaultProps: { container } },
});
