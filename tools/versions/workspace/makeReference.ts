import { runInWorkspace } from './runInWorkspace';

/**
 * Makes the reference of an older version of its packages, in its workspace.
 * @throws Error if it cannot be made; what is wrong is printed above
 */
export const makeReference = (workspace: string, major: number): void =>
  runInWorkspace(
    workspace,
    major,
    ['--import', 'tsx', 'tools/commands/api.ts'],
    'the reference could not be made.',
  );
