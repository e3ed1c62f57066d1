import fs from 'node:fs';
import path from 'node:path';
import type { ApiPage } from '../../../src/types/api';
import { classifyExport } from '../../../plugins/api-reference/read/classifyExport';
import { createPrograms } from '../../../plugins/api-reference/read/createPrograms';
import {
  findExports,
  type ExportTable,
} from '../../../plugins/api-reference/read/findExports';
import type { PlannedPage } from '../../../plugins/api-reference/model';
import type { InstalledPackage } from '../../../plugins/api-reference/read/readPackage';
import {
  readTypes,
  type ReadContext,
} from '../../../plugins/api-reference/read/readTypes';
import {
  createFindPage,
  resolveLinks,
} from '../../../plugins/api-reference/write/resolveLinks';
import { toSlug } from '../../../plugins/api-reference/read/choosePages';

const FIXTURES = path.join(__dirname, 'fixtures');

/** A folder with an `input.d.ts`, like an installed package. */
const toPackage = (name: string, dir = path.join(FIXTURES, name)): InstalledPackage => {
  return {
    name,
    product: 'charts',
    level: 'community',
    dir,
    version: '1.0.0',
    repository: 'https://example.com/src',
    entries: new Map([[name, path.join(dir, 'input.d.ts')]]),
  };
};

/**
 * Reads all fixtures with one program, because most of the time is spent on React's
 * types.
 */
export function readFixtures(): Map<string, ApiPage[]> {
  const packages = fs
    .readdirSync(FIXTURES)
    .sort()
    .map((name) => toPackage(name));
  const table = findExports(packages, createPrograms(packages));
  return new Map(packages.map(({ name, dir }) => [name, readFixture(name, dir, table)]));
}

/** Reads declarations that a test defines. */
export function readDeclarations(
  dir: string,
  text: string,
  report: ReadContext['report'] = fail,
): ApiPage[] {
  fs.writeFileSync(path.join(dir, 'input.d.ts'), text);
  const packages = [toPackage('made-up', dir)];
  const table = findExports(packages, createPrograms(packages));
  return readFixture('made-up', dir, table, report);
}

const fail: ReadContext['report'] = (error) => {
  throw error;
};

function readFixture(
  name: string,
  dir: string,
  table: ExportTable,
  report = fail,
): ApiPage[] {
  const exports = [...(table.get(name)?.values() ?? [])];
  const planned = exports.flatMap((entry): PlannedPage[] => {
    const kind = classifyExport(entry);
    const isPart =
      kind === 'interface' && /(Props|Slots|Classes|Options)$/.test(entry.name);
    if (kind === null || isPart) return [];
    const base = { name: entry.name, slug: toSlug(entry.name), kind, exports: [entry] };
    return [{ ...base, product: 'charts', absent: null }];
  });
  const read: ReadContext = {
    table,
    versions: new Map(),
    memories: new Map(),
    report,
    isOwn: (file) => file.startsWith(dir + path.sep),
    hasPage: (_, page) => planned.some((one) => one.name === page),
  };
  const findPage = createFindPage(planned, 'charts');
  return planned.map((page) => resolveLinks(readTypes(page, read), findPage, []));
}

/** The stored result of a fixture, which is updated if `UPDATE_FIXTURES` is set. */
export function readGolden(name: string, pages: readonly ApiPage[]): unknown {
  const file = path.join(FIXTURES, name, 'output.json');
  if (process.env.UPDATE_FIXTURES) {
    fs.writeFileSync(file, `${JSON.stringify(pages, null, 2)}\n`);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
