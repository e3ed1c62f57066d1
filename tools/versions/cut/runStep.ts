/** A long-running part of a cut. */
export interface Step {
  /** Title, after which its duration is printed. */
  title: string;
  run: () => void | Promise<void>;
}

/** Runs a step and prints its duration. */
export async function runStep({ title, run }: Step): Promise<void> {
  console.log(`${title} …`);
  const start = performance.now();
  await run();
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
