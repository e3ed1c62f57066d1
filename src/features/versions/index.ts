/** Which product and version these pages document, and the way to the other versions. */
export { VersionMenu } from './VersionMenu';
