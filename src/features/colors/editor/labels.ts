import { translate } from '@docusaurus/Translate';

/** Texts of the color editor. Functions, because the language is known at run time. */
export const labels = {
  role: () =>
    translate({
      id: 'colors.Editor.role',
      message: 'Role',
      description: 'Legend: which color of the palette is edited, such as primary',
    }),
  main: (role: string) =>
    translate(
      {
        id: 'colors.Editor.main',
        message: 'Main color of {role}',
        description: 'Label of the field for a color',
      },
      { role },
    ),
  picker: (role: string) =>
    translate(
      {
        id: 'colors.Editor.picker',
        message: 'Color picker for {role}',
        description: "Label of the browser's own color field",
      },
      { role },
    ),
  noPreview: () =>
    translate({
      id: 'colors.Editor.noPreview',
      message: 'The preview could not be loaded.',
      description: 'Shown instead of the components that show the colors',
    }),
  hint: () =>
    translate({
      id: 'colors.Editor.hint',
      message: 'Hex notation with 3 or 6 digits, such as #d81b60.',
      description: 'Below the field for a color',
    }),
  noColor: (text: string) =>
    translate(
      {
        id: 'colors.Editor.noColor',
        message:
          '“{text}” is not a hex color. Write 3 or 6 of the digits 0–9 and a–f, such as #d81b60. Until then the last color counts.',
        description: 'Error below the field for a color',
      },
      { text },
    ),
  unfinishedRole: () =>
    translate({
      id: 'colors.Editor.unfinishedRole',
      message: 'has no valid color yet',
      description: 'Name of the mark beside a role whose field holds no color',
    }),
  clear: () =>
    translate({
      id: 'colors.Editor.clear',
      message: 'Take back',
      description: 'Button: one color of the palette becomes what the site has',
    }),
  hue: () =>
    translate({
      id: 'colors.Editor.hue',
      message: 'Hue',
      description: 'Legend of a group of color swatches',
    }),
  shade: (hue: string) =>
    translate(
      {
        id: 'colors.Editor.shade',
        message: 'Shade of {hue}',
        description: 'Legend of a group of color swatches',
      },
      { hue },
    ),
  figures: (role: string) =>
    translate(
      {
        id: 'colors.Editor.figures',
        message: 'What follows from {role}',
        description: 'Caption of a table of derived colors',
      },
      { role },
    ),
  light: () =>
    translate({
      id: 'colors.Editor.light',
      message: 'Light scheme',
      description: 'Column heading and name of a preview',
    }),
  dark: () =>
    translate({
      id: 'colors.Editor.dark',
      message: 'Dark scheme',
      description: 'Column heading and name of a preview',
    }),
  textRatio: () =>
    translate({
      id: 'colors.Editor.textRatio',
      message: 'contrastText on main',
      description: 'Row heading: a contrast ratio; both words are names in code',
    }),
  pageRatio: () =>
    translate({
      id: 'colors.Editor.pageRatio',
      message: 'main on the page',
      description: 'Row heading: a contrast ratio; main is a name in code',
    }),
  tooLow: (threshold: number) =>
    translate(
      {
        id: 'colors.Editor.tooLow',
        message: 'below {threshold}',
        description: 'Beside a contrast ratio',
      },
      { threshold },
    ),
  warning: (threshold: number) =>
    translate(
      {
        id: 'colors.Editor.warning',
        message: 'Contrast below {threshold}:',
        description: 'Start of a warning, followed by what is too low',
      },
      { threshold },
    ),
  apply: () =>
    translate({
      id: 'colors.Editor.apply',
      message: 'Apply to the whole site',
      description: 'Button: the site takes the colors of the editor',
    }),
  reset: () =>
    translate({
      id: 'colors.Editor.reset',
      message: 'Reset',
      description: 'Button: the site and the editor take the original colors',
    }),
  applied: () =>
    translate({
      id: 'colors.Editor.applied',
      message: 'The site uses these colors now.',
      description: 'Told after the colors were applied',
    }),
  taken: () =>
    translate({
      id: 'colors.Editor.taken',
      message: 'The site has its own colors again.',
      description: 'Told after the colors were reset',
    }),
  unfinished: () =>
    translate({
      id: 'colors.Editor.unfinished',
      message: 'One field holds no color yet.',
      description: 'Told when colors could not be applied',
    }),
  code: () =>
    translate({
      id: 'colors.Editor.code',
      message: 'Theme code',
      description: 'Heading above code',
    }),
  copy: () =>
    translate({
      id: 'colors.Editor.copy',
      message: 'Copy theme code',
      description: 'Button above code',
    }),
  copied: () =>
    translate({
      id: 'colors.Editor.copied',
      message: 'Copied',
      description: 'Button above code, shown for a moment after copying',
    }),
};
