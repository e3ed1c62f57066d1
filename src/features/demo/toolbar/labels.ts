import { translate } from '@docusaurus/Translate';

/** The texts of a demo's toolbar in the reader's language. */
export const getToolLabels = () => ({
  toolbar: translate({
    id: 'demo.Toolbar.label',
    message: 'Demo tools',
    description: 'Name of the toolbar below a demo, for screen readers',
  }),
  language: translate({
    id: 'demo.Toolbar.language',
    message: 'Code language',
    description: 'Group of the JS and TS buttons',
  }),
  javascript: translate({
    id: 'demo.Toolbar.javascript',
    message: 'Show JavaScript',
    description: 'Button JS of a demo',
  }),
  typescript: translate({
    id: 'demo.Toolbar.typescript',
    message: 'Show TypeScript',
    description: 'Button TS of a demo',
  }),
  styling: translate({
    id: 'demo.Toolbar.styling',
    message: 'Styling',
    description: 'Group of the styling buttons of a demo',
  }),
  showCode: translate({
    id: 'demo.Toolbar.showCode',
    message: 'Show code',
    description: 'Opens the whole code of a demo',
  }),
  hideCode: translate({
    id: 'demo.Toolbar.hideCode',
    message: 'Hide code',
    description: 'Closes the code of a demo',
  }),
  showFullCode: translate({
    id: 'demo.Toolbar.showFullCode',
    message: 'Show full code',
    description: 'The same, where a part of the code is shown',
  }),
  hideFullCode: translate({
    id: 'demo.Toolbar.hideFullCode',
    message: 'Hide full code',
    description: 'Closes the code of a demo, of which a part stays',
  }),
  expandCode: translate({
    id: 'demo.Toolbar.expandCode',
    message: 'Expand code',
    description: 'Shows the open code of a demo without an inner scroll bar',
  }),
  collapseCode: translate({
    id: 'demo.Toolbar.collapseCode',
    message: 'Collapse code',
    description: 'Gives the open code of a demo its limited height back',
  }),
  copy: translate({
    id: 'demo.Toolbar.copy',
    message: 'Copy code',
    description: 'Copies the whole code of a demo',
  }),
  copyShort: translate({
    id: 'demo.Toolbar.copyShort',
    message: 'Copy',
    description: 'Text of the button that copies the code of a demo',
  }),
  edit: translate({
    id: 'demo.Toolbar.edit',
    message: 'Edit code',
    description: 'Turns the code of a demo into an editor',
  }),
  editShort: translate({
    id: 'demo.Toolbar.editShort',
    message: 'Edit',
    description: 'Text of the button that edits the code of a demo',
  }),
  closeEditor: translate({
    id: 'demo.Toolbar.closeEditor',
    message: 'Close editor',
    description: 'Turns the editor back into the demo and its code',
  }),
  noEditor: translate({
    id: 'demo.Toolbar.noEditor',
    message: 'The editor could not be loaded.',
    description: 'Stands below a demo after a click on “Edit code”',
  }),
  noSandbox: translate({
    id: 'demo.Toolbar.noSandbox',
    message: 'The project for the sandbox could not be loaded.',
    description:
      'Stands below the toolbar of a demo after a click on StackBlitz or CodeSandbox',
  }),
  stackBlitz: translate({
    id: 'demo.Toolbar.stackBlitz',
    message: 'Open in StackBlitz',
    description: 'Demo toolbar',
  }),
  codeSandbox: translate({
    id: 'demo.Toolbar.codeSandbox',
    message: 'Open in CodeSandbox',
    description: 'Demo toolbar',
  }),
  source: translate({
    id: 'demo.Toolbar.source',
    message: 'View the source in the repository',
    description: 'Demo toolbar',
  }),
  ltr: translate({
    id: 'demo.Toolbar.ltr',
    message: 'Left to right, this demo only',
    description: 'Switches the direction of one demo',
  }),
  rtl: translate({
    id: 'demo.Toolbar.rtl',
    message: 'Right to left, this demo only',
    description: 'Switches the direction of one demo',
  }),
  light: translate({
    id: 'demo.Toolbar.light',
    message: 'Light colors, this demo only',
    description: 'Switches the color scheme of one demo',
  }),
  dark: translate({
    id: 'demo.Toolbar.dark',
    message: 'Dark colors, this demo only',
    description: 'Switches the color scheme of one demo',
  }),
  fullScreen: translate({
    id: 'demo.Toolbar.fullScreen',
    message: 'Full screen',
    description: 'Shows a demo on the whole screen',
  }),
  exitFullScreen: translate({
    id: 'demo.Toolbar.exitFullScreen',
    message: 'Exit full screen',
    description: 'Button in the corner of a demo that covers the whole screen',
  }),
  resetDemo: translate({
    id: 'demo.Toolbar.resetDemo',
    message: 'Reset demo',
    description: 'Starts a demo anew',
  }),
  more: translate({
    id: 'demo.Toolbar.more',
    message: 'More tools',
    description: 'Opens the menu with further tools of a demo',
  }),
  keys: translate({
    id: 'demo.Toolbar.keys',
    message: 'Alt+Shift+J, K: next, previous demo',
    description: 'Below the menu of a demo: keys that lead from demo to demo',
  }),
});
