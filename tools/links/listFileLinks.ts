import { Parser } from 'htmlparser2';
import { listStyleLinks } from './readPageLinks';

/** Kinds of files, other than pages, that contain addresses, by extension. */
const READERS: Readonly<Record<string, (text: string, origin: string) => string[]>> = {
  '.css': listStyleLinks,
  '.xml': listXmlLinks,
  '.json': listDataLinks,
  '.webmanifest': listManifestLinks,
  '.md': listTextLinks,
  '.txt': listTextLinks,
  '/_redirects': (text) =>
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(/\s+/)[1] ?? ''),
};

/** The supported kinds of files, such as `.css`. */
export const FILE_KINDS = Object.keys(READERS);

/** The kind of a file; undefined if it contains no addresses. */
export const getFileKind = (pathname: string): string | undefined =>
  FILE_KINDS.find((kind) => pathname.endsWith(kind));

/**
 * Lists the addresses in a file of the built site, as written.
 * @param kind one of `FILE_KINDS`
 * @param origin origin of the site, for absolute addresses
 * @throws Error if a data file is malformed
 */
export const listFileLinks = (kind: string, text: string, origin: string): string[] => [
  ...new Set(READERS[kind]?.(text, origin) ?? []),
];

/** Sitemaps and feeds: all attributes and texts that are addresses of the site. */
function listXmlLinks(xml: string, origin: string): string[] {
  const found: string[] = [];
  const add = (text: string): void => {
    if (text.trim().startsWith(`${origin}/`)) found.push(text.trim());
  };
  const parser = new Parser(
    {
      onopentag: (_name, attributes) => Object.values(attributes).forEach(add),
      ontext: add,
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

const escapePattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const SITE_PATH = '(?:\\/[a-z-]+)?\\/x\\/';

/** All strings that are addresses of the site, and Markdown links in strings. */
function listDataLinks(json: string, origin: string): string[] {
  const whole = new RegExp(
    `"((?:${escapePattern(origin)})?${SITE_PATH}[^"\\\\\\s]*)"`,
    'g',
  );
  const linked = new RegExp(
    `\\]\\(((?:${escapePattern(origin)})?${SITE_PATH}[^)\\s]*)\\)`,
    'g',
  );
  return [...json.matchAll(whole), ...json.matchAll(linked)].map(([, href = '']) => href);
}

function listManifestLinks(json: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string' && /^(?:src|url|start_url|scope)$/.test(key))
      found.push(value);
    else if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) walk(inner, name);
  };
  walk(JSON.parse(json), '');
  return found;
}

const CODE = /^(`{3,}|~{3,})[^]*?^\1|(`+)[^]*?\2/gm;

/** Markdown links, and addresses of the site anywhere in the text, except in code. */
function listTextLinks(text: string, origin: string): string[] {
  const prose = text.replaceAll(CODE, '');
  const bare = new RegExp(`${escapePattern(origin)}\\/[^\\s)>\\]"'\`]*`, 'g');
  const linked = /\]\(<?([^()<>\s]+)>?(?:\s+"[^"]*")?\)/g;
  return [
    ...[...prose.matchAll(linked)].map(([, href = '']) => href),
    ...[...prose.matchAll(bare)].map(([href]) => href.replace(/[.,;:]+$/, '')),
  ];
}
