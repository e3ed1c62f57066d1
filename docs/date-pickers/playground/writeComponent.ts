import { printValue } from './printValue';
import { Snippet, type PropTree } from './Snippet';

const LINE = 90;

function findSnippets(tree: unknown): Snippet[] {
  if (tree instanceof Snippet) {
    return [tree];
  }
  return tree !== null && typeof tree === 'object'
    ? Object.values(tree).flatMap(findSnippets)
    : [];
}

function printProp([name, value]: [string, unknown]): string {
  if (value === true) {
    return name;
  }
  return typeof value === 'string'
    ? `${name}="${value}"`
    : `${name}={${printValue(value, '        ')}}`;
}

/**
 * Writes a file that renders a component of the pickers.
 * @param name the component, such as `DatePicker`
 * @param tree its props
 */
export function writeComponent(name: string, tree: PropTree): string {
  const snippets = findSnippets(tree);
  const imports = new Set(snippets.flatMap(({ extra }) => extra.imports ?? []));
  const above = new Set(snippets.flatMap(({ extra }) => extra.above ?? []));
  const isTyped = [...above].some((code) => code.includes(': Dayjs'));
  const printed = Object.entries(tree).map(printProp);
  const oneLine = `      <${[name, ...printed].join(' ')} />`;
  const tag =
    oneLine.length <= LINE && !oneLine.includes('\n')
      ? [oneLine]
      : [`      <${name}`, ...printed.map((prop) => `        ${prop}`), '      />'];
  const names = [name, 'LocalizationProvider'].sort().join(', ');
  return [
    "import * as React from 'react';",
    ...[...imports].sort(),
    `import dayjs${isTyped ? ', { type Dayjs }' : ''} from 'dayjs';`,
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    `import { ${names} } from '@mui/x-date-pickers';`,
    '',
    ...[...above].flatMap((code) => [code, '']),
    `export default function My${name}() {`,
    '  return (',
    '    <LocalizationProvider dateAdapter={AdapterDayjs}>',
    ...tag,
    '    </LocalizationProvider>',
    '  );',
    '}',
    '',
  ].join('\n');
}
