import type { ApiExport } from '../model';
import { readJsDoc } from './readJsDoc';

/** Some packages export a deprecated stub of an export of another package. */
export function dropStubs(exports: ApiExport[]): ApiExport[] {
  const real = exports.filter(
    ({ symbol }) => readJsDoc(symbol.declarations).deprecated === null,
  );
  return real.length > 0 ? real : exports;
}
