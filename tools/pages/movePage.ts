import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { listTabs } from '../../content/pages/listTabs';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { DIGEST_FILE, renderDigest } from '../../plugins/api-reference/write/buildFiles';
import { readPageId } from '../translations/readPageId';
import { listProjectFiles } from '../listProjectFiles';
import { getLabel, getPathname, insert, listNavNodes, removeTitle } from './navFile';
import { readNewId, requireFreeAddress } from './readNewId';
import {
  mentions,
  type Move,
  moveDoc,
  rewriteAddresses,
  rewriteRelative,
  rewriteTargets,
  toAddress,
} from './rewriteAddresses';

const MOVED_FILE = 'src/config/redirects/movedByCommand.json';
const REDIRECTS = 'src/config/redirects/';

/** Frozen versions and what is about them, and the released addresses, which stay. */
const UNTOUCHED =
  /^(versioned_docs|versioned_packages|versioned_sidebars|i18n\/[^/]+\/docusaurus-plugin-content-docs\/version-\d+)\/|^tools\/paths\/released\.json$|^package-lock\.json$|^content\/versions\/archived|^contributing\/versions\.md$/;
const TEXT = /\.(mdx?|tsx?|mjs|jsx?|json|ya?ml|css|txt|html)$/;
/** Files with their path below docs/, in English or in another language. */
const DOC = /^(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.*)$/;
const API = 'docs/api/';
/** A guide about an entry of the reference, as `npm run api` writes it. */
const GUIDE_PATH = /^ *"path": ".*"$/gm;
const PICTURES = /^static\/img\/demos\//;

/** All changes of a move, by path from the root of the project. */
export interface MovePlan {
  from: string;
  to: string;
  /** New content of files, by their paths before the move. */
  texts: ReadonlyMap<string, string>;
  /** New paths of files, by their paths before the move. */
  paths: ReadonlyMap<string, string>;
  /** Old address to new address. */
  redirects: Readonly<Record<string, string>>;
  /** Redirects that are removed, because the page moves back to an address that it had. */
  removed: Readonly<Record<string, string>>;
  /** Tests that name the page in other versions or in data of their own, unchanged. */
  left: readonly string[];
}

/**
 * Plans the move of a page in all languages, with everything that refers to it.
 * @param given old and new name of the page: its folder, file or address
 * @param today date of the redirects, as `2026-11-22`
 * @throws Error with the problem and how to fix it
 */
export async function planMove(
  given: { from: string; to: string },
  siteDir: string,
  today: string,
): Promise<MovePlan> {
  const docs = path.join(siteDir, 'docs');
  const from = readPageId(given.from, docs);
  const to = readNewId(given.to, siteDir);
  requireMovable(from, to);
  requireFreeAddress(to, from);
  const files = listProjectFiles(siteDir).filter((file) => !UNTOUCHED.test(file));
  const move: Move = { from, to, files: listOwnFiles(from, docs) };
  const paths = new Map(
    files.flatMap((file) => {
      const target = moveFile(file, move);
      return target === file ? [] : [[file, target] as const];
    }),
  );
  const occupied = [...paths.values()].find((file) => files.includes(file));
  if (occupied !== undefined)
    throw new Error(`${occupied} is there already. Rename or remove it.`);
  const redirects = Object.fromEntries(
    ['', ...listTabs(docs, from).map((tab) => `/${tab}`)].map((tab) => [
      toAddress(from) + tab,
      toAddress(to) + tab,
    ]),
  );
  const texts = new Map<string, string>();
  const left: string[] = [];
  for (const file of files.filter((each) => TEXT.test(each))) {
    const text = readText(path.join(siteDir, file));
    const changed = rewriteFile(file, text, move, docs);
    if (changed === text) continue;
    if (file.startsWith('tests/') && mentions(changed, from)) left.push(file);
    else texts.set(file, changed);
  }
  const reference = files.filter(
    (file) => file.startsWith(API) && file.endsWith('.json'),
  );
  if (reference.some((file) => texts.has(file)))
    texts.set(API + DIGEST_FILE, renderNewDigest(reference, siteDir, texts));
  const moved = readText(path.join(siteDir, MOVED_FILE));
  const free = new Set(Object.values(redirects));
  const removed = Object.fromEntries(
    Object.values(JSON.parse(moved) as Tables)
      .flatMap((table) => Object.entries(table))
      .filter(([old]) => free.has(old)),
  );
  const tables = JSON.parse(texts.get(MOVED_FILE) ?? moved) as Tables;
  texts.set(MOVED_FILE, renderRedirects(tables, removed, redirects, today));
  await keepTitle(move, siteDir, texts);
  return { from, to, texts, paths, redirects, removed, left };
}

function requireMovable(from: string, to: string): void {
  const [section] = from.split('/');
  if (from.startsWith('api/'))
    throw new Error(
      `${from} is generated. Its address follows the name in the package; a redirect goes into ${REDIRECTS}reference.ts.`,
    );
  if (getPathnameOfDoc(from).split('/').length < 4)
    throw new Error(`docs/${from}.mdx is an overview, whose address is fixed.`);
  if (to.split('/')[0] !== section)
    throw new Error(
      `A page stays in its folder of docs/, here ${section}: its package, its demos and its group in the navigation belong to it. Choose a name such as ${section}/${path.posix.basename(to)}.`,
    );
  if (to.startsWith(`${path.posix.dirname(from)}/`))
    throw new Error(
      `docs/${path.posix.dirname(to)} is in the folder of the page itself. Choose another name.`,
    );
}

/** Names in the folder of a page that belong to it; pages in subfolders do not. */
const listOwnFiles = (id: string, docs: string): string[] => {
  const folder = path.join(docs, path.posix.dirname(id));
  const hasPage = (name: string): boolean =>
    fs
      .readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .some((file) => file.endsWith('.mdx'));
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() || !hasPage(entry.name))
    .flatMap(({ name }) => [name, ...(name.endsWith('.mdx') ? [`_${name}`] : [])]);
};

function moveFile(file: string, move: Move): string {
  const [, root, doc = ''] = DOC.exec(file) ?? [];
  if (root !== undefined) return `${root}/${moveDoc(doc, move)}`;
  if (!PICTURES.test(file)) return file;
  // A picture is named after the id of its demo.
  const toName = (id: string) => `${path.posix.dirname(id).replaceAll('/', '.')}.`;
  const name = path.posix.basename(file);
  const [prefix, rest = ''] = [toName(move.from), name.slice(toName(move.from).length)];
  return name.startsWith(prefix) && /^[A-Z]/.test(rest)
    ? `${path.posix.dirname(file)}/${toName(move.to)}${rest}`
    : file;
}

function rewriteFile(file: string, text: string, move: Move, docs: string): string {
  if (file.startsWith(REDIRECTS)) return rewriteTargets(text, move);
  // Other addresses there are quoted from the packages.
  if (file.startsWith(API))
    return text.replace(GUIDE_PATH, (line) => rewriteAddresses(line, move));
  const [, , doc] = DOC.exec(file) ?? [];
  const exists = (target: string): boolean =>
    ['', '.mdx', '.tsx', '.ts', '.comparison.json'].some((extension) =>
      fs.existsSync(path.join(docs, target + extension)),
    );
  const adapted = doc === undefined ? text : rewriteRelative(text, doc, move, exists);
  return rewriteAddresses(adapted, move);
}

/** The digest of the reference, which `npm run api` writes beside it. */
const renderNewDigest = (
  reference: readonly string[],
  siteDir: string,
  texts: ReadonlyMap<string, string>,
): string =>
  renderDigest(
    new Map(
      reference.map((file) => [
        file.slice(API.length),
        texts.get(file) ?? readText(path.join(siteDir, file)),
      ]),
    ),
  );

/** Old address to new address, by the day of the move. */
type Tables = Record<string, Record<string, string>>;

function renderRedirects(
  tables: Tables,
  removed: MovePlan['removed'],
  redirects: MovePlan['redirects'],
  today: string,
): string {
  const all = Object.fromEntries(
    Object.entries(tables).map(([day, table]) => [
      day,
      Object.fromEntries(
        Object.entries(table).filter(([old]) => !Object.hasOwn(removed, old)),
      ),
    ]),
  );
  all[today] = { ...all[today], ...redirects };
  const kept = Object.entries(all).filter(([, table]) => Object.keys(table).length > 0);
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
}

/**
 * Gives the entry in the navigation its title if that came from the old address, and
 * removes a title that the new address gives it as well.
 */
async function keepTitle(
  { from, to }: Move,
  siteDir: string,
  texts: Map<string, string>,
): Promise<void> {
  const [old, pathname] = [getPathnameOfDoc(from), getPathnameOfDoc(to)];
  const entry = listNavNodes(siteDir).find((node) => getPathname(node) === old);
  if (!entry) return;
  const label = getLabel(entry);
  const title = label ?? pageToTitle({ pathname: old });
  const isDerived = title === pageToTitle({ pathname });
  if (isDerived === (label === undefined)) return;
  const changed = isDerived
    ? await removeTitle(siteDir, entry)
    : // Before the closing brace, where a title does not shift the other entries.
      await insert(
        siteDir,
        entry,
        entry.node.getEnd() - 1,
        `, title: ${JSON.stringify(title)}`,
      );
  texts.set(entry.file, rewriteAddresses(changed, { from, to, files: [] }));
}

/**
 * Writes what was planned, all or nothing.
 * @throws Error if a file cannot be written; the others are restored then
 */
export function applyMove({ texts, paths }: MovePlan, siteDir: string): void {
  const resolve = (file: string): string => path.join(siteDir, file);
  const before = new Map(
    [...new Set([...texts.keys(), ...paths.keys()])].map((file) => [
      file,
      fs.readFileSync(resolve(file)),
    ]),
  );
  const made: string[] = [];
  try {
    for (const [file, content] of before) {
      const target = resolve(paths.get(file) ?? file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, texts.get(file) ?? content);
      if (paths.has(file)) made.push(target);
    }
    for (const file of paths.keys()) fs.rmSync(resolve(file));
  } catch (error) {
    for (const target of made) fs.rmSync(target);
    for (const [file, content] of before) fs.writeFileSync(resolve(file), content);
    throw error;
  } finally {
    for (const file of [...paths.keys(), ...paths.values()])
      removeEmpty(path.dirname(resolve(file)));
  }
}

function removeEmpty(folder: string): void {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
