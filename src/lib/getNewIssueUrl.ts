/**
 * Maximum length of the title and body of a prefilled issue, in characters; hosts refuse
 * longer addresses.
 */
export const MAX_ISSUE_TITLE = 120;
export const MAX_ISSUE_BODY = 3_000;

/**
 * Address of a new, prefilled issue. Texts are cut to the length that an address
 * supports.
 * @param repoUrl web address of the repository, without a trailing slash
 */
export function getNewIssueUrl(repoUrl: string, title: string, body: string): string {
  const url = new URL(`${repoUrl}/issues/new`);
  url.searchParams.set('title', cut(title, MAX_ISSUE_TITLE));
  url.searchParams.set('body', cut(body, MAX_ISSUE_BODY));
  return url.href;
}

/** An address cannot contain half of a surrogate pair. */
const cut = (text: string, length: number): string =>
  text.length > length
    ? `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
    : text;
