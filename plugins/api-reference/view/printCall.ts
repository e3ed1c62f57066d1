import type { ApiHookSignature } from '../../../src/types/api';

/** Prints a hook as a declaration, on one line if it is short enough. */
export function printCall(name: string, signature: ApiHookSignature): string {
  const generics = signature.typeParameters.length
    ? `<${signature.typeParameters.join(', ')}>`
    : '';
  const params = signature.params.map(
    (param) => `${param.name}${param.optional ? '?' : ''}: ${param.type}`,
  );
  const inline = `function ${name}${generics}(${params.join(', ')}): ${signature.result.type}`;
  if (inline.length <= 90 || params.length === 0) return inline;
  return `function ${name}${generics}(\n  ${params.join(',\n  ')},\n): ${signature.result.type}`;
}
