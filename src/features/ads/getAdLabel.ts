import type { AdPlacement, AdShape } from '../../types/ad';

export interface AdPlace {
  placement: AdPlacement;
  shape: AdShape;
}

/** What events call an ad: `<name>-<placement>-<shape>`. */
export const getAdLabel = (name: string, { placement, shape }: AdPlace): string =>
  `${name}-${placement}-${shape}`;
