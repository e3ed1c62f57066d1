/** The hosts of an Algolia application: the nearest one, then three fallbacks. */
export const listAlgoliaHosts = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((host) => `https://${appId.toLowerCase()}-${host}.algolianet.com`),
];
