import type { EditedFile } from '../types/playground';

/** The code of a demo as one text: several files follow their names. */
export const joinFiles = (files: readonly EditedFile[]): string =>
  files.length === 1
    ? files[0]!.code
    : files.map(({ name, code }) => `${nameFile(name)}\n${code.trimEnd()}\n`).join('\n');

const nameFile = (name: string): string =>
  name.endsWith('.css') ? `/* ${name} */` : `// ${name}`;
