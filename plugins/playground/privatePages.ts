import { GlobExcludeDefault } from '@docusaurus/utils';
import type fs from 'node:fs';
import path from 'node:path';

/** Folders in src/pages/playground with this prefix are private to the developer. */
const PRIVATE_PREFIX = 'private-';

/** Options of the pages plugin: production builds exclude private pages. */
export const pagesOptions = (isProduction: boolean): { exclude: string[] } => ({
  exclude: [
    ...GlobExcludeDefault,
    ...(isProduction ? [`playground/${PRIVATE_PREFIX}*/**`] : []),
  ],
});

type Files = Pick<typeof fs, 'existsSync' | 'mkdirSync' | 'writeFileSync'>;

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Writes the initial file of a private page.
 * @param name in kebab-case; becomes part of the address
 * @returns path of the file
 * @throws Error with the usage, if the name is invalid or the page exists
 */
export function createPrivatePage(
  name: string | undefined,
  siteDir: string,
  files: Files,
): string {
  if (!name || !NAME.test(name)) {
    const given = name ? `"${name}" is not such a name.` : 'It needs a name.';
    throw new Error(
      `${given} Use lower-case words joined by "-": npm run demo:new -- --playground grid-with-tabs`,
    );
  }
  const folder = path.join(siteDir, 'src/pages/playground', PRIVATE_PREFIX + name);
  const file = path.join(folder, 'index.tsx');
  if (files.existsSync(file)) {
    throw new Error(
      `${path.relative(siteDir, file)} exists already; choose another name or edit that file.`,
    );
  }
  files.mkdirSync(folder, { recursive: true });
  files.writeFileSync(file, renderPage(name));
  return file;
}

const renderPage = (
  name: string,
): string => `// Private: not in git, not in production builds.
import Button from '@mui/material/Button';
import * as React from 'react';

export default function ${toPascalCase(name)}Page() {
  const [count, setCount] = React.useState(0);
  return (
    <main style={{ padding: 24 }}>
      <h1>${name}</h1>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </Button>
    </main>
  );
}
`;

const toPascalCase = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
