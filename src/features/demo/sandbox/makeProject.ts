import type { CodeVariant, DemoCode, Styling } from '../../../types/demo';
import { makeManifest } from './makeManifest';
import {
  renderEntry,
  renderHtml,
  renderTsConfig,
  renderViteConfig,
  TAILWIND_CSS,
} from './templates';

export interface ProjectOptions {
  code: DemoCode;
  language: CodeVariant;
  styling: Styling;
  /** The demo's name. */
  title: string;
}

/** A Vite project that shows one demo. */
export interface SandboxProject {
  title: string;
  description: string;
  /** The file to open first. */
  entry: string;
  /** Text by path. */
  files: Record<string, string>;
}

/**
 * Creates the files of a Vite project from a demo, in the reader's language and with the
 * exact package versions of this site.
 */
export function makeProject(options: ProjectOptions): SandboxProject {
  const { code, language, styling, title } = options;
  const demoFiles = code.files[language].map((file) => ({
    path: `src/${language === 'js' ? withJsxName(file.name, code) : file.name}`,
    text: file.code,
  }));
  const [first] = demoFiles;
  if (!first) throw new Error(`The demo ${title} has no files.`);
  const isTs = language === 'ts';
  const tailwind = styling === 'tailwind';
  const main = `src/main.${isTs ? 'tsx' : 'jsx'}`;
  const demoModule = first.path.replace(/^src\//, './').replace(/\.\w+$/, '');
  return {
    title,
    description: `${title}, a demo of ${mainPackage(code.dependencies)}`,
    entry: first.path,
    files: {
      'package.json': makeManifest(options),
      'index.html': renderHtml(title, main),
      [`vite.config.${language}`]: renderViteConfig(tailwind),
      ...(isTs ? { 'tsconfig.json': renderTsConfig() } : {}),
      [main]: renderEntry({ demoModule, isTs, tailwind }),
      ...(tailwind ? { 'src/index.css': TAILWIND_CSS } : {}),
      ...Object.fromEntries(demoFiles.map(({ path, text }) => [path, text])),
    },
  };
}

/**
 * Vite only accepts JSX in `.jsx` files, so files that were `.tsx` get that extension.
 */
function withJsxName(name: string, { files }: DemoCode): string {
  const base = name.replace(/\.js$/, '');
  return files.ts.some((file) => file.name === `${base}.tsx`) ? `${base}.jsx` : name;
}

const mainPackage = (dependencies: Record<string, string>): string =>
  Object.keys(dependencies).find((name) => name.startsWith('@mui/x-')) ?? '@mui/material';
