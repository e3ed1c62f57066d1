import { translate } from '@docusaurus/Translate';

/**
 * All texts of the editor and the playground. Functions, because the language is known at
 * run time.
 */
export const labels = {
  editor: (file: string) =>
    translate(
      {
        id: 'playground.Editor.label',
        message: 'Code of {file}',
        description: 'Name of the code editor, for assistive tools',
      },
      { file },
    ),
  editorHint: () =>
    translate({
      id: 'playground.Editor.hint',
      message: 'Press Escape to leave the editor.',
      description: 'Hint below the code editor',
    }),
  region: (name: string) =>
    translate(
      {
        id: 'playground.Editor.region',
        message: 'Live editor of {name}',
        description: 'Name of the region with preview and code editor',
      },
      { name },
    ),
  preview: (name: string) =>
    translate(
      {
        id: 'playground.Preview.title',
        message: 'Preview of {name}',
        description: 'Title of the frame in which edited code runs',
      },
      { name },
    ),
  files: () =>
    translate({
      id: 'playground.Editor.files',
      message: 'Files',
      description: 'Name of the list of file tabs',
    }),
  reset: () =>
    translate({
      id: 'playground.Editor.reset',
      message: 'Reset',
      description: 'Button that restores the published code',
    }),
  undo: () =>
    translate({
      id: 'playground.Editor.undo',
      message: 'Undo reset',
      description: 'The button Reset after it was pressed: brings the edited code back',
    }),
  wasReset: () =>
    translate({
      id: 'playground.Editor.wasReset',
      message: 'The published code is back.',
      description: 'Shown after the edited code was reset',
    }),
  edited: () =>
    translate({
      id: 'playground.Editor.edited',
      message: 'This demo runs your edited code.',
      description: 'Below a demo whose code was edited, while the code is closed',
    }),
  notRunning: () =>
    translate({
      id: 'playground.Editor.notRunning',
      message: 'Your edited code is not running.',
      description: 'The same, while the code waits until the reader runs it',
    }),
  otherEdit: (variant: string) =>
    translate(
      {
        id: 'playground.Editor.otherEdit',
        message: 'Your edit is kept in the {variant} version.',
        description:
          'Shown with published code after the reader has edited another variant of the demo, such as TypeScript or Tailwind',
      },
      { variant },
    ),
  open: () =>
    translate({
      id: 'playground.Editor.open',
      message: 'Open in playground',
      description: 'Link from the editor to the playground page with the same code',
    }),
  run: () =>
    translate({
      id: 'playground.Preview.run',
      message: 'Run the code',
      description: 'Button that runs code which waits, such as that of a shared link',
    }),
  outdated: () =>
    translate({
      id: 'playground.Preview.outdated',
      message: 'Outdated preview: it shows the code before this problem.',
      description: 'With a problem of edited code, over the preview of earlier code',
    }),
  unseen: () =>
    translate({
      id: 'playground.Preview.unseen',
      message: 'This code came with the link. Read it before you run it.',
      description: 'Above the button that runs the code of a shared link',
    }),
  shared: () =>
    translate({
      id: 'playground.Preview.shared',
      message:
        'In this browser, edited code can block the page, so it runs only when you ask.',
      description: 'Above the button that runs edited code in some browsers',
    }),
  restored: () =>
    translate({
      id: 'playground.Editor.restored',
      message: 'This is the code as you left it.',
      description: 'Shown when the editor starts with text typed earlier',
    }),
  crashed: () =>
    translate({
      id: 'playground.Draft.crashed',
      message: 'This edited code stopped the page, so it is shown as text.',
      description: 'In place of the editor, above the code that could not be edited',
    }),
  openAnyway: () =>
    translate({
      id: 'playground.Draft.open',
      message: 'Open it again',
      description: 'Button that opens code which stopped the page in the editor',
    }),
  discard: () =>
    translate({
      id: 'playground.Draft.discard',
      message: 'Discard it',
      description: 'Button that goes back to the published code',
    }),
  line: (file: string, line: number) =>
    translate(
      {
        id: 'playground.Problem.line',
        message: '{file}, line {line}',
        description: 'Place of an error; a button that leads there',
      },
      { file, line: String(line) },
    ),
  syntaxError: (message: string) =>
    translate(
      {
        id: 'playground.Problem.syntax',
        message: 'Syntax error: {message}',
        description: 'Error of edited code; the message is English',
      },
      { message },
    ),
  runtimeError: (message: string) =>
    translate(
      {
        id: 'playground.Problem.runtime',
        message: 'Error while running: {message}',
        description: 'Error of edited code; the message is English',
      },
      { message },
    ),
  notOffered: (specifier: string, allowed: string[]) =>
    allowed.length > 0
      ? translate(
          {
            id: 'playground.Problem.import',
            message: '"{specifier}" cannot be imported here. These can: {allowed}.',
            description: 'Edited code imports something that is not offered',
          },
          { specifier, allowed: allowed.join(', ') },
        )
      : translate(
          {
            id: 'playground.Problem.noFile',
            message: '"{specifier}" cannot be imported: this demo has no other file.',
            description: 'Edited code imports a file that is not there',
          },
          { specifier },
        ),
  noComponent: () =>
    translate({
      id: 'playground.Problem.noComponent',
      message: 'The code needs a default export that is a component.',
      description: 'Edited code exports nothing to show',
    }),
  endless: () =>
    translate({
      id: 'playground.Problem.endless',
      message: 'A loop ran for too long and was stopped. Does it have an end?',
      description: 'A loop of edited code did not end in time',
    }),
  stuck: () =>
    translate({
      id: 'playground.Problem.stuck',
      message:
        'The code did not finish and was stopped. Change it, or run it once more as it is.',
      description: 'Edited code ran without end',
    }),
  noisy: () =>
    translate({
      id: 'playground.Problem.noisy',
      message:
        'The code sent messages without end and was stopped. Change it, or run it once more as it is.',
      description: 'Edited code flooded the page with messages',
    }),
  notLoaded: (specifier: string) =>
    translate(
      {
        id: 'playground.Problem.notLoaded',
        message: 'The script of {specifier} could not be loaded.',
        description: 'A package that edited code imports did not arrive',
      },
      { specifier },
    ),
  noFrame: () =>
    translate({
      id: 'playground.Problem.noFrame',
      message: 'The preview could not be loaded.',
      description: 'The document in which edited code runs did not load',
    }),
  offline: () =>
    translate({
      id: 'playground.Problem.offline',
      message: 'The preview runs as soon as there is a connection. Your code stays here.',
      description: 'Edited code cannot run without a network',
    }),
};
