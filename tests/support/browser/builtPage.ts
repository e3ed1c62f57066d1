import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { SITE_DIR } from '../../../content/paths/siteDir';

const BUILD_DIR = path.join(SITE_DIR, 'build');
const INDEX = 'index.html';

/** The metadata of one HTML file of build/. */
export interface BuiltPage {
  /** Path such as `/x/introduction/`. */
  pathname: string;
  /** The target of a page that only redirects. */
  redirect: string | undefined;
  language: string | undefined;
  direction: string | undefined;
  title: string;
  /** Content of `<meta>` by name. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  /** Addresses of the page in all languages, by `hreflang`. */
  alternates: ReadonlyMap<string, string>;
  headings: number;
  /** In document order, including duplicates. */
  ids: readonly string[];
}

/** All HTML files in build/, relative to it. */
export const listBuiltPages = (): string[] =>
  fs
    .readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted();

/** Whether build/ has a file for an address. */
export function isBuilt(pathname: string): boolean {
  const file = path.join(BUILD_DIR, decodeURI(pathname));
  const stat = fs.statSync(pathname.endsWith('/') ? path.join(file, INDEX) : file, {
    throwIfNoEntry: false,
  });
  return stat?.isFile() === true;
}

/** Reads the metadata of a page; its text is not retained, to save memory. */
export function readBuiltPage(file: string): BuiltPage {
  const meta = new Map<string, string>();
  const alternates = new Map<string, string>();
  const ids: string[] = [];
  const page = { redirect: undefined, language: undefined, direction: undefined } as {
    redirect?: string;
    language?: string;
    direction?: string;
    canonical?: string;
  };
  let title = '';
  let headings = 0;
  let isInHead = true;
  let isInTitle = false;
  const readMeta = ({ name, content = '', 'http-equiv': kind }: Attributes) => {
    if (name) meta.set(name, content);
    if (kind?.toLowerCase() === 'refresh')
      page.redirect = /url=(.*)$/i.exec(content)?.[1];
  };
  const readLink = ({ rel, href, hreflang }: Attributes) => {
    if (rel === 'canonical') page.canonical = href;
    if (rel === 'alternate' && hreflang) alternates.set(hreflang, href ?? '');
  };
  const parser = new Parser({
    onopentag(name, attributes: Attributes) {
      if (attributes.id !== undefined) ids.push(attributes.id);
      if (name === 'html') {
        page.language = attributes.lang;
        page.direction = attributes.dir;
      } else if (name === 'body') isInHead = false;
      else if (name === 'title') isInTitle = isInHead;
      else if (name === 'meta') readMeta(attributes);
      else if (name === 'link') readLink(attributes);
      else if (name === 'h1') headings += 1;
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.end(fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'));
  const address = `/${file.split(path.sep).join('/')}`;
  const pathname = address.endsWith(`/${INDEX}`)
    ? address.slice(0, -INDEX.length)
    : address;
  const { redirect, language, direction, canonical } = page;
  return {
    pathname,
    redirect,
    language,
    direction,
    title,
    meta,
    canonical,
    alternates,
    headings,
    ids,
  };
}

type Attributes = Record<string, string | undefined>;
