import { runChild } from '../../cli/children';

/** How to run a command. */
export interface NodeOptions {
  /** The project, or a copy of it. */
  folder: string;
  /** What to say where the command fails. */
  problem: string;
  /** Whether its output is for failures alone. */
  isQuiet?: boolean;
}

/**
 * Runs a command of the project with the Node that runs this.
 * @param args the file of the command, and what follows it
 * @throws Error with the problem where the command fails
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
