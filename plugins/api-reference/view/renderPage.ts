import { getOwn } from '../../../src/lib/getOwn';
import type { ApiPage } from '../../../src/types/api';
import type { ApiTocItem } from '../../../src/types/apiModule';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  type Language,
} from '../../../src/config/languages';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { readPageNames } from '../../../content/nav/readPageNames';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import { translateDescription } from '../write/describeExport';
import { splitDescription } from '../write/summarize';
import type { FindGridProp } from '../read/createFindGridProp';
import type { HigherPlan } from '../read/readHigherPlans';
import type { GuideLinks } from '../guides/createGuideLinks';
import type { Resolve } from './createResolve';
import { VIEW_LABELS } from './labels';
import { renderFacts } from './renderFacts';
import { renderPageGuides } from './renderGuides';
import { renderHeading, renderSection } from './renderHeading';
import { renderHook } from './renderHook';
import { renderImports } from './renderImports';
import { renderMarkdown } from './renderMarkdown';
import { renderDeprecated, listShownMembers, renderMembers } from './renderMembers';
import { renderClasses, renderSlots, renderTypes } from './renderSections';
import { renderToolbar } from './renderToolbar';
import { NO_MARKS, type FindPageMarks } from '../../changes/api/createPageMarks';
import { NO_GUIDES, renderLink, type ViewContext } from './viewContext';

export interface RenderedView {
  html: string;
  toc: ApiTocItem[];
  anchors: string[];
  /** Links to other pages of the site. */
  hrefs: string[];
}

export interface RenderOptions {
  language: Language;
  resolve: Resolve;
  /**
   * Whether it is one of several components on a page: with its own heading and prefixed
   * ids.
   */
  isPart?: boolean;
  /** Finds guides; if absent, none are shown. */
  guides?: GuideLinks;
  /** Finds changes; if absent, nothing is marked. */
  marks?: FindPageMarks;
  /** Finds props of higher plans; if absent, the filter does not mention any. */
  findHigherPlans?: (page: ApiPage) => readonly HigherPlan[];
  /** Finds the props that listen to events; if absent, they are not linked. */
  findGridProp?: FindGridProp;
}

export const createContext = (
  { language, resolve, findGridProp = () => null }: RenderOptions,
  part: Partial<ViewContext> = {},
): ViewContext => ({
  labels: VIEW_LABELS[language],
  foreign:
    language === DEFAULT_LANGUAGE
      ? ''
      : ` lang="${LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang}"`,
  resolve,
  findGridProp,
  links: {},
  types: {},
  prefix: '',
  level: 2,
  changes: readSiteTexts(language).apiChanges,
  guides: NO_GUIDES,
  marks: NO_MARKS,
  titles: readPageNames(language),
  toc: [],
  anchors: [],
  hrefs: new Set(),
  ...part,
});

export const finish = (
  { toc, anchors, hrefs }: ViewContext,
  html: string,
): RenderedView => ({
  html,
  toc,
  anchors,
  hrefs: [...hrefs],
});

/** With fewer entries, there is nothing to filter. */
export const MIN_FILTERED = 5;

/** Renders a description that is not below the title of the page. */
function renderDescription(page: ApiPage, context: ViewContext): Promise<string> {
  const description = translateDescription(page, context.labels);
  const isTranslated = description !== page.description;
  return renderMarkdown(
    description,
    isTranslated ? { ...context, foreign: '' } : context,
  );
}

/** Renders a reference page of any kind. */
export async function renderPage(
  page: ApiPage,
  options: RenderOptions,
): Promise<RenderedView> {
  const { isPart = false, guides } = options;
  const context = createContext(options, {
    links: page.links,
    types: page.types,
    prefix: isPart ? `${page.slug}-` : '',
    level: isPart ? 3 : 2,
    ...(options.marks && { marks: options.marks(page) }),
    ...(guides && !isPart
      ? {
          guides: {
            page: guides.ofPage(page),
            ofMember: (name) => guides.ofMember(page, name),
          },
        }
      : {}),
  });
  const title = isPart
    ? renderHeading('api', page.name, { ...context, prefix: `${page.slug}-` }, -1).html
    : '';
  const head = [
    title,
    isPart ? `<p>${renderLink(context, pathOf(page), `${page.name} API`)}</p>` : '',
    await renderDeprecated(page.deprecated, context),
    await renderAbsent(page, context),
    isPart
      ? await renderDescription(page, context)
      : await renderMarkdown(splitDescription(page).rest, context),
    renderImports(page, context),
    renderFacts(page, context),
  ];
  const toolbarAt = context.toc.length;
  const body = await renderBody(page, context);
  const total = Object.keys(page.props).length + page.slots.length + page.classes.length;
  const toolbar =
    total < MIN_FILTERED
      ? ''
      : renderToolbar(total, context.toc.slice(toolbarAt), context, {
          higher: (!isPart && options.findHigherPlans?.(page)) || [],
        });
  // A guide that shows the reference of its component needs no link to itself.
  const guidesAbout = isPart ? '' : renderPageGuides(page, context);
  return finish(context, [...head, toolbar, ...body, guidesAbout].join(''));
}

const pathOf = ({ product, slug }: ApiPage) => `/x/api/${product}/${slug}/`;

async function renderBody(page: ApiPage, context: ViewContext): Promise<string[]> {
  const { sections } = context.labels;
  const parts: string[] = [];
  if (page.kind === 'hook')
    parts.push(await renderHook(page.signatures, page.name, context));
  if (Object.keys(page.props).length > 0) {
    const isInterface = page.kind === 'interface';
    const { id, html } = renderHeading(
      isInterface ? 'members' : 'props',
      isInterface ? sections.members : sections.props,
      context,
    );
    parts.push(
      renderSection(html, await renderMembers(listShownMembers(page), id, context)),
    );
  }
  parts.push(await renderSlots(page.slots, context));
  parts.push(await renderClasses(page.classes, context));
  parts.push(renderTypes(context));
  return parts;
}

async function renderAbsent(
  { absent, product }: ApiPage,
  context: ViewContext,
): Promise<string> {
  if (!absent) return '';
  const { labels } = context;
  const see = absent.see.map((name) => {
    const link = getOwn(context.links, name);
    return link
      ? renderLink(
          context,
          link,
          `<code dir="ltr" translate="no">${escapeHtml(name)}</code>`,
        )
      : `<code dir="ltr" translate="no">${escapeHtml(name)}</code>`;
  });
  const reason = await renderMarkdown(absent.reason, context);
  const others = see.length > 0 ? `<p>${labels.see} ${see.join(', ')}</p>` : '';
  return `<div class="api-absent" data-product="${product}"><strong>${labels.absent}</strong>${reason}${others}</div>`;
}
