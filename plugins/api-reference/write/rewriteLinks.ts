/** Gives the address of a name's page, or null. */
export type FindPage = (name: string) => string | null;

/** Titles of guides by their address. */
export type PageTitles = ReadonlyMap<string, string>;

const OWN_SITE = /https:\/\/(?:next\.)?mui\.com(\/x\/[^\s)}\]]*)/g;
const BARE_ADDRESS = /(^|\s)(\/x\/[\w/-]+(?:#[\w-]+)?)/g;

/**
 * Turns the links of doc comments into Markdown: `[[Name]]` and `{@link Name}` lead to a page if
 * there is one, `{@link url text}` to the address; addresses of the vendor's pages for these
 * packages become those of this site. One that stands in the text as it is becomes a link with
 * the title of its page.
 */
export const rewriteLinks = (
  text: string,
  findPage: FindPage,
  titles: PageTitles = new Map(),
): string =>
  text
    .replace(/\[\[([\w.]+)\]\]/g, (_, name: string) => linkName(name, findPage))
    .replace(
      /\{@link\s+([^}\s|]+)\s*\|?\s*([^}]*)\}/g,
      (_, target: string, label: string) =>
        /^https?:/.test(target)
          ? `[${label.trim() || target}](${target})`
          : linkName(target, findPage, label.trim()),
    )
    .replace(OWN_SITE, '$1')
    .replace(BARE_ADDRESS, (_, before: string, address: string) => {
      const [page = address] = address.split('#');
      return `${before}[${titles.get(page) ?? address}](${address})`;
    });

function linkName(name: string, findPage: FindPage, label = ''): string {
  const text = label || `\`${name}\``;
  const page = findPage(name);
  return page ? `[${text}](${page})` : text;
}
