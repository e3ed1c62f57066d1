import { translate } from '@docusaurus/Translate';

/** Texts of the upgrade check's page. */
export const labels = {
  private: () =>
    translate({
      id: 'upgradeCheck.Page.private',
      message:
        'The check runs in your browser. Your code is not sent anywhere, and only the result is stored here, until you clear it.',
      description: 'Below the heading of the upgrade check',
    }),
  noScript: () =>
    translate({
      id: 'upgradeCheck.Page.noScript',
      message: 'The check needs JavaScript.',
      description: 'Shown where scripts are turned off',
    }),
  drop: () =>
    translate({
      id: 'upgradeCheck.Page.drop',
      message: 'Drop files or a folder here',
      description: 'In the area for files of the upgrade check',
    }),
  files: () =>
    translate({
      id: 'upgradeCheck.Page.files',
      message: 'Choose files',
      description: 'Field for files of the upgrade check',
    }),
  folder: () =>
    translate({
      id: 'upgradeCheck.Page.folder',
      message: 'Choose a folder',
      description: 'Field for a folder of the upgrade check',
    }),
  paste: () =>
    translate({
      id: 'upgradeCheck.Page.paste',
      message: 'Or paste code',
      description: 'Label of the field for code of the upgrade check',
    }),
  check: () =>
    translate({
      id: 'upgradeCheck.Page.check',
      message: 'Check this code',
      description: 'Button that checks the pasted code',
    }),
  noFiles: () =>
    translate({
      id: 'upgradeCheck.Page.noFiles',
      message:
        'There is no file with code among these. The check reads JavaScript, TypeScript, Markdown and style sheets.',
      description: 'Answer if no chosen file can be checked',
    }),
  running: (done: number, total: number) =>
    translate(
      {
        id: 'upgradeCheck.Page.running',
        message: 'Checked {done} of {total} files',
        description: 'Progress of the upgrade check',
      },
      { done, total },
    ),
  failed: () =>
    translate({
      id: 'upgradeCheck.Page.failed',
      message: 'The check could not be loaded. Check your connection, and try again.',
      description: 'Shown if the upgrade check cannot start',
    }),
  copy: () =>
    translate({
      id: 'upgradeCheck.Page.copy',
      message: 'Copy as Markdown',
      description: 'Button that copies the result of the upgrade check',
    }),
  copied: () =>
    translate({
      id: 'upgradeCheck.Page.copied',
      message: 'Copied',
      description: 'Shown on the button after the result was copied',
    }),
  clear: () =>
    translate({
      id: 'upgradeCheck.Page.clear',
      message: 'Clear the result',
      description: 'Button that removes the result of the upgrade check',
    }),
  result: () =>
    translate({
      id: 'upgradeCheck.Page.result',
      message: 'Result',
      description: 'Heading of the result of the upgrade check',
    }),
  done: (done: number, total: number) =>
    translate(
      {
        id: 'upgradeCheck.Page.done',
        message: '{done} of {total} done',
        description: 'Progress of the checklist',
      },
      { done, total },
    ),
};
