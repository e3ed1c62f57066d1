/** Which product and version these pages document, and the way to the other versions. */
export { VersionBanner } from './VersionBanner';
export { VersionMenu } from './VersionMenu';
