/**
 * Default props with which overlays open inside an element; they would go to the end of the
 * page, where another theme or document may be.
 */
export const keepOverlaysIn = (container: HTMLElement | null) => ({
  MuiPopper: { defaultProps: { container } },
  MuiPopover: { defaultProps: { container } },
  MuiModal: { defaultProps: { container } },
});
