import type { ApiChange } from '../../../src/types/apiChange';

/**
 * The anchor of a change on its page: `removed-prop-PieChart-tooltip`. No two are alike, since a
 * member of an export changes in each way but once.
 */
export const getChangeAnchor = ({ change, kind, name, in: [owner] }: ApiChange): string =>
  [change.replaceAll(' ', '-'), kind, ...(owner === undefined ? [] : [owner]), name].join(
    '-',
  );
