import type { Notice } from '../../src/types/notice';

/** Renders the licenses of the packages in the site's scripts as one text. */
export const renderNotices = (notices: readonly Notice[]): string =>
  [
    'The scripts of this site contain the packages below.',
    ...notices.map(({ name, version, license, by, texts }) =>
      [
        `${name} ${version}`,
        `License: ${license ?? 'see below'}${by ? `, by ${by}` : ''}`,
        ...texts.map((text) => `\n${text}`),
      ].join('\n'),
    ),
  ].join(`\n\n${'-'.repeat(72)}\n\n`);
