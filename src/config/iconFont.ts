/** The fonts that MUI's `Icon` component draws with. */
export const ICON_FONTS = ['Material Icons', 'Material Icons Two Tone'] as const;

/** Where the files of a host's fonts are, if elsewhere than its stylesheets. */
export const FONT_FILE_HOSTS: ReadonlyMap<string, string> = new Map([
  ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
]);
