import type { Notice } from '../../src/types/notice';

/** The licenses of the packages that the scripts of the site consist of, as one text. */
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
