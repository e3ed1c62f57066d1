/**
 * Builds a small site in two languages with the tools of the real build, each in a
 * separate process; the arguments are a folder and a text for its pages. Only the output
 * of Docusaurus is replaced by a few slowly written lines, so that a kill can occur
 * anywhere.
 */
import path from 'node:path';
import { CURRENT_VERSION } from '../../../../src/config/versions';
import { LANGUAGES } from '../../../../src/config/languages';
import { assembleSite } from '../../../../tools/build/assembleSite';
import { runLanguages } from '../../../../tools/build/runLanguages';
import { nextOf } from '../../../../tools/build/switchBuild';
import { publishNext, withBuild } from '../../../../tools/build/withBuild';

const [root = '', text = ''] = process.argv.slice(2);
const places = {
  target: path.join(root, 'build'),
  stage: path.join(root, '.cache/build'),
};

/** The process of a language. */
const WRITE_PAGES = `
const [folder, text, language] = process.argv.slice(1);
const fs = require('node:fs');
const pages = ['404', ...Array.from({ length: 40 }, (_, index) => 'page-' + index)];
const next = () => {
  const page = pages.shift();
  if (!page) return;
  fs.mkdirSync(folder + '/assets', { recursive: true });
  fs.writeFileSync(folder + '/' + page + '.html', (text + language + page).repeat(200));
  fs.writeFileSync(folder + '/assets/' + page + '.js', (page + text).repeat(200));
  setTimeout(next, 5);
};
next();
`;

const outputs = LANGUAGES.map((language) => ({
  version: CURRENT_VERSION,
  language,
  folder: path.join(places.stage, language),
}));

async function make(): Promise<void> {
  await runLanguages(
    outputs.map(({ language, folder }) => ({
      language,
      args: ['-e', WRITE_PAGES, folder, text, language],
    })),
  );
  await assembleSite(outputs, nextOf(places), 'https://docs.example', 'hosts');
  await publishNext(places);
}

console.log('begins');
withBuild(places, make, path.join(root, '.cache/build.lock')).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
