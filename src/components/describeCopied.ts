import { translate } from '@docusaurus/Translate';

/** Confirms that code was copied; says so if it was more than the one file in view. */
export const describeCopied = (files: number): string =>
  files > 1
    ? translate(
        {
          id: 'code.Copied.files',
          message: '{count} files copied',
          description: 'Shown for a moment after copying a demo of two or more files',
        },
        { count: String(files) },
      )
    : translate({
        id: 'code.Copied.one',
        message: 'Copied',
        description: 'Shown for a moment after copying the code of a demo',
      });
