/** Contents of the project files around a demo. */

export const renderHtml = (title: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;

/** CodeSandbox serves a project under a separate host name, which Vite must allow. */
export const renderViteConfig = (
  tailwind: boolean,
): string => `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
${tailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}
export default defineConfig({
  plugins: [react()${tailwind ? ', tailwindcss()' : ''}],
  server: { allowedHosts: ['.csb.app'] },
});
`;

/**
 * Tailwind without its reset, as on the site: Material UI's components have their own.
 */
export const TAILWIND_CSS = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
`;

export interface EntryOptions {
  demoModule: string;
  isTs: boolean;
  tailwind: boolean;
}

export const renderEntry = ({
  demoModule,
  isTs,
  tailwind,
}: EntryOptions): string => `import * as React from 'react';
import { createRoot } from 'react-dom/client';
import Demo from '${demoModule}';
${tailwind ? "import './index.css';\n" : ''}
createRoot(document.getElementById('root')${isTs ? '!' : ''}).render(
  <React.StrictMode>
    <Demo />
  </React.StrictMode>,
);
`;

export const renderTsConfig = (): string => `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2022", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true,
    "types": ["vite/client"]
  },
  "include": ["src"]
}
`;
