import path from 'node:path';
import { readText } from '../../content/text/readText';
import { BASE_URLS, type Language } from '../../src/config/languages';
import type { ApiEvents, ApiIndex, ApiPage } from '../../src/types/api';
import type { Plan } from '../../src/types/page';
import type {
  ApiEntryKind,
  SearchApiEntry,
  SearchApiPage,
} from '../../src/types/searchIndex';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { outlineChanges } from '../changes/api/outlineChanges';
import { toPlain } from '../api-reference/write/summarize';
import { listApiPages } from '../api-reference/pages/listApiPages';

/** Guides that list the events of a product, and the data they list. */
const EVENT_LISTS = [
  { data: 'api/data-grid/events.json', pathname: '/x/react-data-grid/events/' },
];

export interface ReadApi {
  pages: SearchApiPage[];
  entries: SearchApiEntry[];
  /** Descriptions, in the order of the pages and the entries. */
  pageTexts: string[];
  entryTexts: string[];
}

/**
 * Reads the reference for the search.
 * @param docsDir folder of the English pages
 * @param findPage returns the position of a guide by its English address
 */
export function readApi(
  docsDir: string,
  language: Language,
  findPage: (pathname: string) => number,
): ReadApi {
  const read = <T>(file: string) => JSON.parse(readText(path.join(docsDir, file))) as T;
  const { products } = read<ApiIndex>('api/index.json');
  const outlines = new Map(
    listApiPages(docsDir, language).map((page) => [page.id, page]),
  );
  const changes = outlineChanges(path.dirname(docsDir), language);
  const pages: SearchApiPage[] = [];
  const pageTexts: string[] = [];
  const entries = new Map<string, { entry: SearchApiEntry; text: string }>();

  const add = (
    place: { product: string; kind: ApiEntryKind; on: number },
    name: string,
    { description, plan }: { description: string; plan?: Plan | null },
  ) => {
    const key = `${place.product} ${place.kind} ${name}`;
    const known = entries.get(key);
    if (known) {
      known.entry.on.push(place.on);
      return;
    }
    entries.set(key, {
      entry: { name, kind: place.kind, on: [place.on], ...(plan && { plan }) },
      text: toPlain(description),
    });
  };

  for (const { product, pages: listed } of products) {
    const index = outlines.get(`api/${product}/index`);
    if (index) {
      pages.push({
        path: `${BASE_URLS[language]}api/${product}/`,
        name: index.title,
        title: index.title,
        kind: 'index',
        product,
      });
      pageTexts.push(index.description);
    }
    for (const { id, title, description } of changes.filter(
      (each) => each.product === product,
    )) {
      pages.push({
        path: `${getPathnameOfDoc(id).replace(BASE_URLS.en, BASE_URLS[language])}/`,
        name: title,
        title,
        kind: 'index',
        product,
      });
      pageTexts.push(description);
    }
    const data = listed.map(({ slug }) => read<ApiPage>(`api/${product}/${slug}.json`));
    for (const page of data.sort(byUse)) {
      const { name, slug, kind, plan, description } = page;
      const on = pages.length;
      const outline = outlines.get(`api/${product}/${slug}`);
      pages.push({
        path: `${BASE_URLS[language]}api/${product}/${slug}/`,
        name,
        title: outline?.title ?? name,
        kind,
        product,
        ...(plan && { plan }),
      });
      pageTexts.push(outline?.description ?? description);
      const place = { product, on };
      for (const [prop, about] of Object.entries(page.props))
        add({ ...place, kind: 'prop' }, prop, about);
      for (const slot of page.slots) add({ ...place, kind: 'slot' }, slot.name, slot);
      for (const each of page.classes)
        add({ ...place, kind: 'class' }, each.className, each);
      for (const slot of page.slots)
        if (slot.class !== null) add({ ...place, kind: 'class' }, slot.class, slot);
    }
  }
  for (const { data, pathname } of EVENT_LISTS) {
    for (const event of read<ApiEvents>(data).events)
      add(
        { product: pathname, kind: 'event', on: findPage(pathname) },
        event.name,
        event,
      );
  }
  const all = [...entries.values()];
  return {
    pages,
    pageTexts,
    entries: all.map(({ entry }) => entry),
    entryTexts: all.map(({ text }) => text),
  };
}

const PLAN_ORDER = [null, 'pro', 'premium'];

/**
 * The exports in the demos of most guides first: a prop of `DataGrid` is also one of
 * `GridRow`, which hardly anybody looks for. Among equals, the lowest plan.
 */
const byUse = (a: ApiPage, b: ApiPage): number =>
  b.demos.length - a.demos.length ||
  PLAN_ORDER.indexOf(a.plan) - PLAN_ORDER.indexOf(b.plan);
