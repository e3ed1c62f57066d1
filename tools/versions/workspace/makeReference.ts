import { runInWorkspace } from './runInWorkspace';

/**
 * Generates the reference of an older version from its packages, in its workspace.
 * @throws Error if it fails; the output is printed above
 */
export const makeReference = (workspace: string, major: number): void =>
  runInWorkspace(
    workspace,
    major,
    ['--import', 'tsx', 'tools/cli/run.ts', 'api'],
    'the reference could not be made.',
  );
