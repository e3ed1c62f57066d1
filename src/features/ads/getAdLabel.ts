import type { AdPlacement, AdShape } from '../../types/ad';

export interface AdPlace {
  placement: AdPlacement;
  shape: AdShape;
}

/** Label of an ad in events: `<name>-<placement>-<shape>`. */
export const getAdLabel = (name: string, { placement, shape }: AdPlace): string =>
  `${name}-${placement}-${shape}`;
