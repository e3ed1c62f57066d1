import { SANDBOX_VERSIONS } from '../../../config/sandbox';
import type { ProjectOptions } from './makeProject';

/** The project's `package.json`, with exact versions. */
export function makeManifest({ code, language, styling, title }: ProjectOptions): string {
  const tools = {
    vite: SANDBOX_VERSIONS.vite,
    '@vitejs/plugin-react': SANDBOX_VERSIONS.react,
    ...(language === 'ts' && {
      typescript: SANDBOX_VERSIONS.typescript,
      '@types/react': SANDBOX_VERSIONS.reactTypes,
      '@types/react-dom': SANDBOX_VERSIONS.reactDomTypes,
    }),
    ...(styling === 'tailwind' && {
      tailwindcss: SANDBOX_VERSIONS.tailwind,
      '@tailwindcss/vite': SANDBOX_VERSIONS.tailwind,
    }),
  };
  return toJson({
    name: toPackageName(title),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: code.dependencies,
    devDependencies: tools,
  });
}

/** `BasicBars` → `basic-bars`. */
const toPackageName = (title: string): string =>
  title.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
