import { runChild } from '../../cli/children';

/** Options for running a command. */
export interface NodeOptions {
  /** The project, or a copy of it. */
  folder: string;
  /** The error message if the command fails. */
  problem: string;
  /** Whether to print its output only if it fails. */
  isQuiet?: boolean;
}

/**
 * Runs a command of the project with the current Node.
 * @param args path of the command and its arguments
 * @throws Error with the given message if the command fails
 */
export async function runNode(
  args: readonly string[],
  { folder, problem, isQuiet = false }: NodeOptions,
): Promise<void> {
  let output = '';
  const code = await runChild([process.execPath, '--import', 'tsx', ...args], {
    cwd: folder,
    ...(isQuiet ? { onOutput: (text: string) => (output += text) } : {}),
  });
  if (code === 0) return;
  if (output) console.error(output.trimEnd());
  throw new Error(problem);
}
