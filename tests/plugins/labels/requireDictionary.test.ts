import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '../../../src/config/languages';
import { requireDictionary } from '../../../plugins/labels/requireDictionary';

const I18N_DIR = path.resolve(__dirname, '../../../i18n');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'labels-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each(LANGUAGES)('the labels of %s are there', (language) => {
  expect(() => requireDictionary(path.join(I18N_DIR, language), language)).not.toThrow();
});

test('a language without labels names the file and how to make it', () => {
  expect(() => requireDictionary(path.join(folder, 'pt'), 'pt')).toThrow(
    `Cannot find module '${path.join(folder, 'pt', 'code.json')}': the labels of "pt". Make it with: npx docusaurus write-translations --locale pt`,
  );
});

test('labels that do not parse name the file', () => {
  fs.writeFileSync(path.join(folder, 'code.json'), '{');
  expect(() => requireDictionary(folder, 'zh')).toThrow(/code\.json is no JSON: /);
});
