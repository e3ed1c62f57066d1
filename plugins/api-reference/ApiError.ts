/** An error of the generator; says which package, file and symbol it is about. */
export class ApiError extends Error {
  constructor(
    where: { package?: string; file?: string; symbol?: string },
    problem: string,
  ) {
    const place = [where.package, where.file, where.symbol].filter(Boolean).join(' › ');
    super(`API reference: ${place}: ${problem}`);
    this.name = 'ApiError';
  }
}

/** Calls a function, and reports an `ApiError` so that the others are found too. */
export function attempt<T>(
  call: () => T,
  report: (error: ApiError) => void,
): T | undefined {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    report(error);
    return undefined;
  }
}
