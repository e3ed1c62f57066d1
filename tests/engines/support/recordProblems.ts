/** Name of the global list in which the page records its problems. */
export const PROBLEM_LIST = 'engineProblems';

/** Runs in the page before any other script. */
function record(name: string): void {
  const found: string[] = [];
  Object.assign(window, { [name]: found });
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      found.push(`console ${level}: ${args.map(String).join(' ')}`);
      original.apply(console, args);
    };
  }
  window.addEventListener('unhandledrejection', ({ reason }) => {
    found.push(`exception: ${String(reason)}`);
  });
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const address =
        target instanceof Element
          ? (target.getAttribute('src') ?? target.getAttribute('href'))
          : undefined;
      found.push(address ? `did not load: ${address}` : `exception: ${event.message}`);
    },
    true,
  );
}

/** Inserts the recorder at the start of the head of a page. */
export const addRecorder = (html: string): string =>
  html.replace(
    /<head[^>]*>/i,
    (head) =>
      `${head}<script>(${record.toString()})(${JSON.stringify(PROBLEM_LIST)})</script>`,
  );
