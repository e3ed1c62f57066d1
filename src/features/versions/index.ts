/** Product and version of the current page, and links to the other versions. */
export { VersionBanner } from './VersionBanner';
export { VersionMenu } from './VersionMenu';
