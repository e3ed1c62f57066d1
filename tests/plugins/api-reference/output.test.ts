import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import listed from '../../../plugins/api-reference/read/pages.json';
import {
  DIGEST_FILE,
  renderDigest,
} from '../../../plugins/api-reference/write/buildFiles';
import { OUTPUT, readIndex, readJson, readPages } from './readOutput';

const pages = readPages();
const addresses = new Set(
  readIndex().products.flatMap((product) => product.pages.map((page) => page.path)),
);

describe('the generated reference', () => {
  const ajv = new Ajv({ allErrors: true });
  ajv.addSchema(readJson<object>('schema.json'), 'api');

  const validate = (definition: string, data: unknown) => {
    ajv.validate(`api#/definitions/${definition}`, data);
    return ajv.errors ?? [];
  };

  it('matches its schema', () => {
    for (const page of pages) {
      expect([page.name, validate('page', page)]).toEqual([page.name, []]);
    }
    expect(validate('index', readIndex())).toEqual([]);
    expect(validate('events', readJson('data-grid/events.json'))).toEqual([]);
    expect(validate('selectors', readJson('data-grid/selectors.json'))).toEqual([]);
  });

  it('rejects data that does not match the schema', () => {
    expect(validate('page', { ...pages[0], kind: 'thing' })).not.toEqual([]);
    expect(validate('page', { ...pages[0], more: 1 })).not.toEqual([]);
  });

  it('names the element type of every ref', () => {
    const refs = pages.flatMap(({ name, ref }) => (ref === null ? [] : [{ name, ref }]));
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter(({ ref }) => !/^[A-Z]/.test(ref))).toEqual([]);
  });

  it('has a page for every listed name', () => {
    for (const { product, slug, name, kind } of listed) {
      const page = pages.find((one) => one.product === product && one.slug === slug);
      expect(page).toMatchObject({ name, kind });
    }
  });

  it('consists only of the data for the pages and its hash', () => {
    const files = fs
      .readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'));
    expect(files.filter((file) => /\.mdx?$/.test(file))).toEqual([DIGEST_FILE]);
    const data = files
      .filter((file) => file.endsWith('.json'))
      .map((file): [string, string] => [
        file,
        fs.readFileSync(path.join(OUTPUT, file), 'utf8'),
      ]);
    const digest = fs.readFileSync(path.join(OUTPUT, DIGEST_FILE), 'utf8');
    expect(digest).toBe(renderDigest(new Map(data)));
    expect(digest).not.toBe(renderDigest(new Map(data.slice(1))));
  });

  it('links only to existing pages', () => {
    for (const page of pages) {
      const text = JSON.stringify(page);
      const links = [...text.matchAll(/\(?(\/x\/api\/[a-z-]+\/[a-z0-9-]+\/)/g)];
      const dead = links.flatMap(([, link = '']) => (addresses.has(link) ? [] : [link]));
      expect([page.name, dead]).toEqual([page.name, []]);
    }
  });

  it('gives each row of a page a unique anchor', () => {
    for (const { name, props, slots, classes } of pages) {
      const anchors = [
        ...Object.keys(props).map((prop) => `prop-${prop}`),
        ...slots.map((slot) => `slot-${slot.name}`),
        ...classes.map(({ className }) => `class-${className}`),
      ];
      expect([name, anchors.length]).toEqual([name, new Set(anchors).size]);
    }
  });

  it('contains no traces of the machine or of the compiler', () => {
    for (const page of pages) {
      const text = JSON.stringify(page);
      expect(text).not.toMatch(/node_modules|import\(|__@|\[\[\w+\]\]|\{@link/);
    }
  });

  it('contains the events and selectors of the grid', () => {
    const { events } = readJson<{ events: { name: string }[] }>('data-grid/events.json');
    const { selectors } = readJson<{ selectors: { name: string }[] }>(
      'data-grid/selectors.json',
    );
    expect(events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cellClick', 'rowClick', 'columnHeaderClick']),
    );
    expect(selectors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['gridSortModelSelector', 'gridFilterModelSelector']),
    );
  });
});
