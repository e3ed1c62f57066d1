/** A type that cannot be read because the package's own declarations are wrong. */
interface DeclarationFault {
  package: string;
  /** As in the message of `npm run api`: `BarChart` or `BarChart.series`. */
  symbol: string;
  /** What is wrong in the package. */
  reason: string;
}

/** The faults of the documented packages; these types are shown as `any`. */
const DECLARATION_FAULTS: readonly DeclarationFault[] = [];

export const isKnownFault = (
  where: { package: string; symbol: string },
  faults: readonly DeclarationFault[] = DECLARATION_FAULTS,
): boolean =>
  faults.some(
    ({ package: owner, symbol }) => owner === where.package && symbol === where.symbol,
  );
