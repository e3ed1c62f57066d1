export { LicenseNote } from './LicenseNote';
