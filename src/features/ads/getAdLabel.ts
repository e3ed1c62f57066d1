/**
 * Label of an ad in events: `<name>-<placement>-<shape>`. Ads have one placement and one
 * shape.
 */
export const getAdLabel = (name: string): string => `${name}-top-image`;
