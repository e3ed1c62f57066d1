import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A PATH with mocked programs. */
export interface MockedPrograms {
  /** Makes only these programs available; nothing else is installed. */
  provideOnly: (...names: string[]) => void;
  /** Where a program is, or would be. */
  pathOf: (name: string) => string;
}

/** Gives each test of a file an empty PATH, for tests that look for programs. */
export function mockPrograms(): MockedPrograms {
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
    provideOnly: (...names) => {
      // Programs are found with `which`.
      const which = ['/usr/bin/which', '/bin/which'].find((file) => fs.existsSync(file));
      fs.symlinkSync(which!, pathOf('which'));
      fs.symlinkSync('/bin/sh', pathOf('sh'));
      for (const name of names)
        fs.writeFileSync(pathOf(name), '#!/bin/sh\n', { mode: 0o755 });
      process.env.PATH = folder;
    },
  };
}
