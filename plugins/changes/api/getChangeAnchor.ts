import type { ApiChange } from '../../../src/types/apiChange';

/**
 * Returns the anchor of a change on its page: `removed-prop-PieChart-tooltip`. It is
 * unique, because a member of an export changes in each way only once.
 */
export const getChangeAnchor = ({ change, kind, name, in: [owner] }: ApiChange): string =>
  [change.replaceAll(' ', '-'), kind, ...(owner === undefined ? [] : [owner]), name].join(
    '-',
  );
