/** Name of an edited file in stack traces. */
export const toSourceUrl = (name: string): string => `demo/${name}`;

/**
 * Finds the topmost line of the edited code in an error's stack. Line numbers match the
 * typed code, because the compiler preserves lines.
 * @param error anything thrown; `componentStack` may contain React's component stack
 * @param names the edited files
 */
export function findPlace(
  error: unknown,
  names: string[],
): { file?: string; line?: number } {
  const { stack, componentStack } = (error ?? {}) as Record<string, unknown>;
  for (const text of [stack, componentStack]) {
    if (typeof text !== 'string') continue;
    for (const row of text.split('\n')) {
      const file = names.find((name) => row.includes(`${toSourceUrl(name)}:`));
      if (!file) continue;
      const after = row.slice(row.lastIndexOf(`${toSourceUrl(file)}:`));
      const line = /:(\d+)/.exec(after)?.[1];
      if (line) return { file, line: Number(line) };
    }
  }
  return {};
}
