/** A part of a cut that takes long. */
export interface Step {
  /** What it does, as the sentence after which its time is printed. */
  title: string;
  run: () => void | Promise<void>;
}

/** Runs a step and prints how long it took. */
export async function runStep({ title, run }: Step): Promise<void> {
  console.log(`${title} …`);
  const start = performance.now();
  await run();
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
