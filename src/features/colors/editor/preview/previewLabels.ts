import { translate } from '@docusaurus/Translate';

/** Texts of the preview. Functions, because the language is known at run time. */
export const previewLabels = {
  preview: () =>
    translate({
      id: 'colors.Editor.preview',
      message: 'Preview',
      description: 'Heading above components that show the colors',
    }),
  share: () =>
    translate({
      id: 'colors.Editor.share',
      message: 'Share',
      description: 'Column heading in the grid of the preview',
    }),
  date: () =>
    translate({
      id: 'colors.Editor.date',
      message: 'Date',
      description: 'Label of the date field of the preview',
    }),
  grid: () =>
    translate({
      id: 'colors.Editor.grid',
      message: 'Colors by role',
      description: 'Name of the grid of the preview',
    }),
  chart: () =>
    translate({
      id: 'colors.Editor.chart',
      message: 'Shares by role',
      description: 'Name of the chart of the preview',
    }),
  tree: () =>
    translate({
      id: 'colors.Editor.tree',
      message: 'Palette',
      description: 'Name of the tree of the preview',
    }),
};
