/**
 * Build dependencies of a sandbox project. The versions support Node 20.19 and later;
 * `tests/features/demo/sandbox` checks that those this site also uses are the same here.
 */
export const SANDBOX_VERSIONS = {
  vite: '7.3.8',
  react: '5.2.0', // @vitejs/plugin-react
  typescript: '5.9.3',
  reactTypes: '19.3.0',
  reactDomTypes: '19.3.0',
  tailwind: '4.3.5',
} as const;

/** https://developer.stackblitz.com/platform/api/post-api */
export const STACKBLITZ_URL = 'https://stackblitz.com/run';

/** https://codesandbox.io/docs/learn/sandboxes/cli-api; a server environment runs Vite. */
export const CODESANDBOX_URL =
  'https://codesandbox.io/api/v1/sandboxes/define?environment=server';

/** Port of Vite's development server. */
export const SANDBOX_PORT = 5173;
