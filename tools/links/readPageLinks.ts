import { Parser } from 'htmlparser2';

/** A link in a page. */
export interface PageLink {
  /** As written in the page. */
  href: string;
  /** The element, such as `a` or `img`. */
  tag: string;
  /** `hreflang` of the link, as in the language menu. */
  language: string | undefined;
}

/** The addresses in an HTML file. */
export interface PageLinks {
  ids: ReadonlySet<string>;
  links: readonly PageLink[];
  /** Target of a redirect page, which has no content. */
  redirect: string | undefined;
  /** Canonical address of the page. */
  canonical: string | undefined;
}

type Attributes = Record<string, string | undefined>;

/** Attributes that contain one address. */
const ADDRESS_OF: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
  script: ['src'],
  img: ['src'],
  source: ['src'],
  iframe: ['src'],
  embed: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  input: ['src'],
  object: ['data'],
  form: ['action'],
};

/** `<meta>` elements whose content is an address. */
const META_ADDRESS = /^(?:og|twitter):(?:image|url|audio|video)$/;

const STYLE_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** Lists the addresses in styles. */
export const listStyleLinks = (css: string): string[] =>
  [...css.matchAll(STYLE_URL)].map(([, href = '']) => href);

/** Lists the addresses in a `srcset`. */
const readSourceSet = (value: string): string[] =>
  value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

const compact = (list: readonly (string | undefined)[]): string[] =>
  list.filter((each) => each !== undefined);

/** Lists the addresses in the attributes of an element. */
function listAddresses(tag: string, attributes: Attributes): string[] {
  const { style, srcset, imagesrcset, content, property, name } = attributes;
  return [
    ...compact((ADDRESS_OF[tag] ?? []).map((attribute) => attributes[attribute])),
    ...compact([srcset, imagesrcset]).flatMap(readSourceSet),
    ...(style === undefined ? [] : listStyleLinks(style)),
    ...(tag === 'meta' && META_ADDRESS.test(property ?? name ?? '')
      ? compact([content])
      : []),
  ];
}

/** Reads the ids and links of a page; its text is not retained. */
export function readPageLinks(html: string): PageLinks {
  const ids = new Set<string>();
  const links: PageLink[] = [];
  let redirect: string | undefined;
  let canonical: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes: Attributes) {
      const { id, rel, href, lang, hreflang } = attributes;
      if (id !== undefined) ids.add(id);
      if (tag === 'link' && rel === 'canonical') canonical = href;
      if (tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh')
        redirect = /url=(.*)$/i.exec(attributes.content ?? '')?.[1];
      const language = hreflang ?? lang;
      for (const address of listAddresses(tag, attributes))
        links.push({ href: address, tag, language });
    },
  });
  parser.end(html);
  return { ids, links, redirect, canonical };
}
