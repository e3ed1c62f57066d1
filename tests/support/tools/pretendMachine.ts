import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where a test's machine has its programs. */
export interface Machine {
  /** Gives it these programs alone; nothing can be installed. */
  haveOnly: (...names: string[]) => void;
  /** Where a program is, or would be. */
  pathOf: (name: string) => string;
}

/** Gives each test of a file a machine without programs, for tests of what is found there. */
export function pretendMachine(): Machine {
  const former = process.env.PATH;
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
  });
  afterEach(() => {
    process.env.PATH = former;
    fs.rmSync(folder, { recursive: true });
  });
  const pathOf = (name: string): string => path.join(folder, name);
  return {
    pathOf,
    haveOnly: (...names) => {
      // `which` is how programs are found.
      const which = ['/usr/bin/which', '/bin/which'].find((file) => fs.existsSync(file));
      fs.symlinkSync(which!, pathOf('which'));
      fs.symlinkSync('/bin/sh', pathOf('sh'));
      for (const name of names)
        fs.writeFileSync(pathOf(name), '#!/bin/sh\n', { mode: 0o755 });
      process.env.PATH = folder;
    },
  };
}
