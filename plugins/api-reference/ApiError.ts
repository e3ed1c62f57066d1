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
