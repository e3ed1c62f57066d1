import { Parser } from 'htmlparser2';
import { listStyleLinks } from './readPageLinks';

/** Kinds of files other than pages that name addresses, by the end of their path. */
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

/** The kinds of files that are read, such as `.css`. */
export const FILE_KINDS = Object.keys(READERS);

/** The kind of a file; undefined where it names no addresses. */
export const getFileKind = (pathname: string): string | undefined =>
  FILE_KINDS.find((kind) => pathname.endsWith(kind));

/**
 * The addresses that a file of the built site names, as they stand there.
 * @param kind one of `FILE_KINDS`
 * @param origin origin of the site, for addresses with a host
 * @throws Error if a file of data is malformed
 */
export const listFileLinks = (kind: string, text: string, origin: string): string[] => [
  ...new Set(READERS[kind]?.(text, origin) ?? []),
];

/** Sitemaps and feeds: all attributes and texts that are an address of the site. */
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

/** Any string that is an address of the site, and links of Markdown in strings. */
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

/** Links of Markdown, and addresses of the site wherever they stand; code has none. */
function listTextLinks(text: string, origin: string): string[] {
  const prose = text.replaceAll(CODE, '');
  const bare = new RegExp(`${escapePattern(origin)}\\/[^\\s)>\\]"'\`]*`, 'g');
  const linked = /\]\(<?([^()<>\s]+)>?(?:\s+"[^"]*")?\)/g;
  return [
    ...[...prose.matchAll(linked)].map(([, href = '']) => href),
    ...[...prose.matchAll(bare)].map(([href]) => href.replace(/[.,;:]+$/, '')),
  ];
}
