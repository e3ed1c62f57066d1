import { toWords } from '../../../lib/toWords';
import type { SearchApiPage, SearchIndex } from '../../../types/searchIndex';
import type { SearchKind } from '../../../types/search';
import type { Plan, ProductFolder } from '../../../types/page';

/** A searchable document: a page, a section, a demo, or an entry of the reference. */
export interface SearchDocument {
  id: number;
  kind: SearchKind;
  /** Address of its page, with the base; the same for all documents of a page. */
  path: string;
  anchor?: string;
  product?: ProductFolder;
  plan?: Plan;
  /** Title of the page. */
  page: string;
  /** Its own name: title of the page, heading, or name of an API. */
  name: string;
  /** Alternative names: titles elsewhere, keywords. */
  keywords: string;
  /** Its context: words that narrow down a query but do not answer it. */
  around: string;
  /** Beginning of the text, for display. */
  text: string;
  /** For an entry of the reference: all pages that have it, most used first. */
  owners?: SearchApiPage[];
}

/** Lists the documents of an index, in the order of its parts. */
export function listDocuments({ pages, api, entries }: SearchIndex): SearchDocument[] {
  const documents: SearchDocument[] = [];
  const add = (document: Omit<SearchDocument, 'id'>) =>
    documents.push({ id: documents.length, ...document });
  for (const page of pages) {
    const shared = { path: page.path, product: page.product, page: page.title };
    const names = page.names.join('. ');
    const keywords = page.keywords.join('. ');
    for (const { anchor, heading, lead, plan, demos = [] } of page.sections) {
      const place = { ...shared, plan: plan ?? page.plan };
      const around = `${page.title}. ${names}. ${keywords}`;
      add({
        ...place,
        kind: 'guide',
        anchor,
        name: heading ?? page.title,
        keywords: heading === undefined ? `${names}. ${keywords}` : '',
        around: heading === undefined ? (page.product ?? '') : around,
        text: heading === undefined ? page.description : lead,
      });
      for (const demo of demos)
        add({
          ...place,
          kind: 'demo',
          anchor: `${demo}.tsx`,
          name: toWords(demo),
          keywords: '',
          around: `${page.title}. ${heading ?? ''}. ${keywords}`,
          text: '',
        });
    }
  }
  for (const { path, title, name, product, plan } of api)
    add({
      kind: 'api',
      path,
      product,
      plan,
      page: title,
      name,
      keywords: title,
      around: product,
      text: '',
    });
  for (const { name, kind, on, plan } of entries) {
    const isEvent = kind === 'event';
    const owner = isEvent ? pages[on[0] ?? 0] : api[on[0] ?? 0];
    if (!owner) continue;
    const owners = isEvent ? [] : on.flatMap((position) => api[position] ?? []);
    add({
      kind: 'api',
      path: owner.path,
      anchor: `${kind}-${name}`,
      product: owner.product,
      plan: plan ?? owner.plan,
      page: owner.title,
      name,
      keywords: '',
      around: isEvent ? owner.title : owners.map((one) => one.name).join(' '),
      text: '',
      owners,
    });
  }
  return documents;
}
