import { printValue } from './printValue';
import { Snippet } from './Snippet';

/**
 * A value that the code defines above the component.
 * @param name of the constant, with its type if it needs one: `columns: GridColDef[]`
 */
export const makeConstant = (name: string, value: unknown): Snippet =>
  new Snippet(name.split(':')[0]!, value, {
    above: `const ${name} = ${printValue(value, '')};`,
  });
