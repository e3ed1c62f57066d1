import type { ApiExport } from '../model';
import { readJsDoc } from './readJsDoc';

/** Some packages export a deprecated stub where another exports the real thing. */
export function dropStubs(exports: ApiExport[]): ApiExport[] {
  const real = exports.filter(
    ({ symbol }) => readJsDoc(symbol.declarations).deprecated === null,
  );
  return real.length > 0 ? real : exports;
}
