import fs from 'node:fs';
import path from 'node:path';
import { readFixtures, readGolden } from './support';

const names = fs.readdirSync(path.join(__dirname, 'fixtures')).sort();

describe('reading declarations', () => {
  const results = readFixtures();

  it.each(names)('reads the fixture %s', (name) => {
    const pages = results.get(name) ?? [];
    expect(pages).not.toHaveLength(0);
    expect(pages).toEqual(readGolden(name, pages));
  });
});
