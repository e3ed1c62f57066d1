/** The fonts that MUI's `Icon` component uses. */
export const ICON_FONTS = ['Material Icons', 'Material Icons Two Tone'] as const;

/** Hosts of the font files, if they differ from the host of the stylesheet. */
export const FONT_FILE_HOSTS: ReadonlyMap<string, string> = new Map([
  ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
]);
