/** Returns the address of the page of a name, or null. */
export type FindPage = (name: string) => string | null;

/** Titles of guides by address. */
export type PageTitles = ReadonlyMap<string, string>;

const OWN_SITE = /https:\/\/(?:next\.)?mui\.com(\/x\/[^\s)}\]]*)/g;
const BARE_ADDRESS = /(^|\s)(\/x\/[\w/-]+(?:#[\w-]+)?)/g;

/**
 * Converts the links of doc comments to Markdown: `[[Name]]` and `{@link Name}` link to a
 * page if it exists, `{@link url text}` to the address; addresses of the vendor's
 * documentation of these packages become addresses of this site. A bare address becomes a
 * link with the title of its page.
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
