import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '../../../src/config/languages';
import { refuseOtherSources } from '../../../plugins/translations/refuseOtherSources';
import { requireDictionary } from '../../../plugins/translations/requireDictionary';

const I18N_DIR = path.resolve(__dirname, '../../../i18n');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'labels-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each(LANGUAGES)('the labels of %s exist', (language) => {
  const translations = path.join(I18N_DIR, language);
  expect(() => requireDictionary(translations, language)).not.toThrow();
  expect(() => refuseOtherSources(translations)).not.toThrow();
});

test('a language without labels throws with the file and the command that creates it', () => {
  expect(() => requireDictionary(path.join(folder, 'pt'), 'pt')).toThrow(
    `Cannot find module '${path.join(folder, 'pt', 'code.json')}': the labels of "pt". Make it with: npx docusaurus write-translations --locale pt`,
  );
});

test('invalid labels name the file', () => {
  fs.writeFileSync(path.join(folder, 'code.json'), '{');
  expect(() => requireDictionary(folder, 'zh')).toThrow(/code\.json is not valid JSON: /);
});

test.each([
  [
    'docusaurus-plugin-content-docs/current.json',
    'docusaurus-plugin-content-docs/current/navigation.json',
  ],
  ['docusaurus-theme-classic/navbar.json', 'build.json'],
  ['docusaurus-theme-classic/footer.json', 'build.json'],
])('%s would hide what %s says', (name, source) => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '{}');
  expect(() => refuseOtherSources(folder)).toThrow(
    `Delete ${file}: its texts would stand before those of ${path.join(folder, source)}.`,
  );
  fs.rmSync(file);
  expect(() => refuseOtherSources(folder)).not.toThrow();
});
