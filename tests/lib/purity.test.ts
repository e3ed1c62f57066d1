import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

const sources = ['src/lib', 'src/nav'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

// The same files run in the site's configuration, in the browser and in tests.
test.each(sources)('%s is independent of browser, Node and path aliases', (file) => {
  const code = fs
    .readFileSync(path.join(ROOT, file), 'utf8')
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  expect(code).not.toMatch(
    /\b(window|document|navigator|localStorage|process|require|__dirname)\b/,
  );
  const imported = [...code.matchAll(/from '([^']+)'/g)].map((match) => match[1]);
  imported.forEach((name) => expect(name).toMatch(/^(?:\.|\.\.(?:\/\.\.)*)\/[\w/]+$/));
});
