import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { LANGUAGE_TABLE, type Language } from '../../src/config/languages';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { nav } from '../../src/nav';
import { readPageNames } from '../../content/nav/readPageNames';
import { walkNav } from '../../content/nav/walkNav';
import { readSiteTexts } from '../../content/texts/readSiteTexts';
import type { News } from './feed/listNews';
import type { Month } from './listMonths';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});
const heading = (depth: 2 | 3, id: string, children: PhrasingContent[]): RootContent => ({
  type: 'heading',
  depth,
  data: { hProperties: { id } } as never,
  children,
});

/**
 * Renders the news of a month as page content.
 * @param language language of the page
 * @param wrap wraps the nodes of one entry in an element, if the page needs one
 */
export function renderMonth(
  { id, name, news }: Month,
  language: Language,
  wrap: (parts: RootContent[]) => RootContent[] = (parts) => parts,
): RootContent[] {
  return [
    heading(2, id, [text(name)]),
    ...news.flatMap((each) => wrap(renderNews(each, language))),
  ];
}

function renderNews(news: News, language: Language): RootContent[] {
  const { site, changes } = readSiteTexts(language);
  const day = new Intl.DateTimeFormat(LANGUAGE_TABLE[language].htmlLang, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(news.date));
  const subject = news.product
    ? site[`product.${news.product}`]
    : news.kind === 'site'
      ? changes.documentation
      : changes.packages;
  const { href } = news;
  return [
    heading(3, news.id, [text(news.title)]),
    paragraph({ type: 'emphasis', children: [text(`${day} · ${subject}`)] }),
    paragraph(...splitCode(news.text)),
    ...(href
      ? [
          paragraph({
            type: 'link',
            url: href,
            children: [text(nameLink(href, language))],
          }),
        ]
      : []),
  ];
}

/** Text in backticks is code. */
const splitCode = (value: string): PhrasingContent[] =>
  value
    .split('`')
    .map((part, index) => (index % 2 ? { type: 'inlineCode', value: part } : text(part)));

/** The text of a link: the title of the target page. */
function nameLink(href: string, language: Language): string {
  const { changes } = readSiteTexts(language);
  if (!href.startsWith('/')) return changes.release;
  const pathname = `/x${href.replace(/\/(#.*)?$/, '')}`;
  const page = walkNav(nav).find((entry) => entry.pathname === pathname);
  return (page && pageToTitle(page, readPageNames(language))) ?? changes.open;
}
