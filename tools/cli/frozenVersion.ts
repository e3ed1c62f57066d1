/** Why pages of an older version are not translated. */
export const refuseTranslation = (major: string): string =>
  `Version ${major}: older versions are frozen, and only pages of the current version are translated. contributing/versions.md says how to correct a frozen page.`;

/** Why the development server does not show an older version, and what to do instead. */
export const refuseStart = (major: string): string =>
  `Version ${major}: older versions are frozen, and npm start shows only the current version. To look at an older one: npm run build -- --version ${major}, then npm run serve -- --version ${major}`;
