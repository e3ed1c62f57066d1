import ts from 'typescript';
import { ApiError } from '../ApiError';
import { getDeclarationFile } from './findPropTypes';
import type { ApiExport } from '../model';

/**
 * Returns the props types of a component, one for each call signature. For components
 * whose root element can be changed (`component` as a type parameter), the plain
 * signature is used.
 * @throws ApiError if the props cannot be read
 */
export function getPropsTypes(entry: ApiExport): ts.Type[] {
  const { checker } = entry.level;
  const type = checker.getTypeOfSymbol(entry.symbol);
  const calls = type.getCallSignatures();
  const signatures = calls.length > 0 ? calls : type.getConstructSignatures();
  const plain = signatures.filter((signature) => !isOverridable(signature, checker));
  const found = (plain.length > 0 ? plain : signatures).flatMap((signature) => {
    const [props] = signature.parameters;
    return props ? [checker.getTypeOfSymbol(props)] : [];
  });
  if (found.some((props) => props.flags & ts.TypeFlags.Any)) {
    throw new ApiError(
      {
        package: entry.package.name,
        file: getDeclarationFile(entry.symbol),
        symbol: entry.name,
      },
      'the type of its props cannot be read.',
    );
  }
  return found;
}

/**
 * The props of a component with the defaults of its type parameters: some props only
 * exist once a parameter is resolved.
 */
export function getDefaultProps({ level, name, ...entry }: ApiExport): ts.Type[] {
  const props = level.defaultType(entry.package.name, `${name}Props`);
  return props ? [props] : [];
}

/** `<C extends ElementType>(props: { component: C } & …)` */
function isOverridable(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const [props] = signature.parameters;
  const component = props && checker.getTypeOfSymbol(props).getProperty('component');
  if (!component || !signature.typeParameters) return false;
  const type = checker.getTypeOfSymbol(component);
  return signature.typeParameters.some((parameter) => (parameter as ts.Type) === type);
}
