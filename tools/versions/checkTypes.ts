import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { getProjectDir } from '../../content/versions/getProjectDir';
import { TYPES_CONFIG } from './workspace/createWorkspace';

/** A package that each version has itself, in `node_modules` of the project. */
const CURRENT_PACKAGE = /^@mui\/(?!x-codemod$)/;
const ERROR = /error TS\d+:/;

/**
 * Type-checks the demos of an older version in its workspace, and finds imports that its
 * packages lack: the workspace is inside the project, so that these would silently be
 * resolved to the current packages.
 * @throws Error with the problem; the compiler's output is printed above
 */
export function checkTypes(workspace: string, major: number): void {
  const tsc = path.join('node_modules', '.bin', 'tsc');
  const { stdout, status } = spawnSync(
    process.execPath,
    [tsc, '-p', TYPES_CONFIG, '--listFiles'],
    { cwd: workspace, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const lines = stdout.split('\n');
  const files = lines.filter((line) => path.isAbsolute(line));
  console.log(lines.filter((line) => !path.isAbsolute(line)).join('\n'));
  if (status !== 0)
    throw new Error(
      `Version ${major}: ${lines.filter((line) => ERROR.test(line)).length} errors of types above; "docs" in them is versioned_docs/version-${major}.`,
    );
  const modules = path.join(getProjectDir(workspace), 'node_modules', path.sep);
  const foreign = files
    .filter((file) => file.startsWith(modules))
    .map((file) => file.slice(modules.length).split('/').slice(0, 2).join('/'))
    .filter((name) => CURRENT_PACKAGE.test(name));
  if (foreign.length > 0)
    throw new Error(
      `Version ${major}: something is imported that its packages lack, and the current ones answer: ${[...new Set(foreign)].join(', ')}. Look for the import in versioned_docs/version-${major}.`,
    );
}
