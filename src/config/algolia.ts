/** The hosts that answer for an Algolia application: the nearest one, and three that take over. */
export const listAlgoliaHosts = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((host) => `https://${appId.toLowerCase()}-${host}.algolianet.com`),
];
