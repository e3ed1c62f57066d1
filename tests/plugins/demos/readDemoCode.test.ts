import fs from 'node:fs';
import path from 'node:path';
import { extractPreview } from '../../../plugins/demos/extractPreview';
import { readDemoCode } from '../../../plugins/demos/readDemoCode';

/**
 * Golden fixtures: `input.tsx` (or `css-input.tsx`, `tailwind-input.tsx`) with its helper
 * files as input; the JavaScript, the preview, the file tabs and the dependencies as
 * output. `UPDATE_FIXTURES=1` updates the output; review the diff.
 */
const ROOT = path.join(__dirname, '../../..');
const FIXTURES = path.join(__dirname, 'fixtures');
const UPDATE = process.env.UPDATE_FIXTURES === '1';

async function readOutputs(folder: string): Promise<Record<string, string>> {
  const name = fs.readdirSync(folder).find((file) => /^([a-z]+-)?input\.tsx$/.test(file));
  const entry = path.join(folder, name!);
  const { code } = await readDemoCode(entry, ROOT);
  const [main, ...helpers] = code.files.js;
  const preview = {
    ts: extractPreview(code.files.ts[0]!.code, entry),
    js: extractPreview(main!.code, entry),
  };
  expect(Object.keys(code.preview)).toEqual(
    Object.keys(preview).filter((variant) => preview[variant as 'ts' | 'js']),
  );
  return {
    'output.js': main!.code,
    ...Object.fromEntries(
      helpers
        .filter((helper) => helper.name.endsWith('.js'))
        .map((helper) => [`output-${helper.name.replaceAll('/', '-')}`, helper.code]),
    ),
    'files.json': json({
      ts: code.files.ts.map((file) => file.name),
      js: code.files.js.map((file) => file.name),
    }),
    'preview.ts.txt': `${preview.ts ?? 'none'}\n`,
    'preview.js.txt': `${preview.js ?? 'none'}\n`,
    'dependencies.json': json(code.dependencies),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const isOutput = (name: string): boolean =>
  /^(output(-.*)?\.js|files\.json|preview\.(ts|js)\.txt|dependencies\.json)$/.test(name);

test.each(fs.readdirSync(FIXTURES))('%s', async (fixture) => {
  const folder = path.join(FIXTURES, fixture);
  const outputs = await readOutputs(folder);
  const stored = fs.readdirSync(folder).filter(isOutput);
  if (UPDATE) {
    stored.forEach((file) => fs.rmSync(path.join(folder, file)));
    Object.entries(outputs).forEach(([file, text]) =>
      fs.writeFileSync(path.join(folder, file), text),
    );
  }
  const expected = Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter(isOutput)
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
  expect(outputs).toEqual(expected);
});
