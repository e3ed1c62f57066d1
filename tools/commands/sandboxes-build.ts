import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decompressFromBase64 } from 'lz-string';
import { SITE_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { readDemoCode } from '../../plugins/demos/readDemoCode';
import {
  makeCodeSandboxForm,
  makeProject,
  makeStackBlitzForm,
  type SandboxProject,
} from '../../src/features/demo/sandbox';
import type { CodeVariant, Styling } from '../../src/types/demo';

const DEMOS: [id: string, styling: Styling][] = [
  ['data-grid/sorting/BasicSorting', 'system'],
  ['date-pickers/date-picker/BasicDatePicker', 'system'],
  ['charts/bars/BasicBars', 'system'],
  ['tree-view/overview/DocumentTree', 'system'],
  ['data-grid/style/tailwind-StatusRows', 'tailwind'],
  ['data-grid/style/css-StatusRows', 'css'],
];

type Files = Record<string, string>;

/** Extracts the files from the form data of each host. */
const UNPACK: Record<CodeVariant, (project: SandboxProject) => Files> = {
  ts: (project) => {
    const { fields } = makeStackBlitzForm(project);
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, text]) => {
        const file = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
        return file ? [[file, text]] : [];
      }),
    );
  },
  js: (project) => {
    const { parameters = '' } = makeCodeSandboxForm(project).fields;
    const text = decompressFromBase64(parameters.replace(/-/g, '+').replace(/_/g, '/'));
    const { files } = JSON.parse(text) as { files: Record<string, { content: string }> };
    return Object.fromEntries(
      Object.entries(files).map(([file, { content }]) => [file, content]),
    );
  },
};

function runIn(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** The files of a demo's sandbox. */
async function unpack(
  id: string,
  styling: Styling,
  language: CodeVariant,
): Promise<Files> {
  const { code } = await readDemoCode(path.join(SITE_DIR, 'docs', `${id}.tsx`), SITE_DIR);
  const title = path.basename(id).replace(/^(tailwind|css)-/, '');
  return UNPACK[language](makeProject({ code, language, styling, title }));
}

function build(files: Files, language: CodeVariant): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    runIn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
    if (language === 'ts') runIn(folder, 'npx', 'tsc', '--noEmit');
    runIn(folder, 'npm', 'run', 'build');
    if (!fs.existsSync(path.join(folder, 'dist', 'index.html')))
      throw new Error('The build left no dist/index.html.');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export async function run({
  args: [requested = ''],
}: Given<'sandboxes:build'>): Promise<void> {
  const demos = DEMOS.filter(([each]) => each.includes(requested));
  if (demos.length === 0)
    throw new Error(
      `No demo has "${requested}" in its id. There are ${DEMOS.map(([id]) => id).join(', ')}.`,
    );
  let failed = 0;
  for (const [id, styling] of demos) {
    for (const language of ['ts', 'js'] as const) {
      const started = Date.now();
      const error = await unpack(id, styling, language)
        .then((files) => build(files, language))
        .catch((caught: Error) => caught);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${error ? 'FAIL' : 'ok  '} ${id} ${language} (${seconds} s)`);
      if (error) {
        console.error(error.message);
        failed += 1;
      }
    }
  }
  console.log(failed === 0 ? 'Every sandbox builds.' : `${failed} sandboxes failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
