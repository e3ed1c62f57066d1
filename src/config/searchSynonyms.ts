/**
 * Words for the same thing, as data. A reader's word finds pages that use another one of its
 * line. Words are in their plain form: endings are taken off before they are compared.
 */

/** Each word of a line finds the others. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['pin', 'freeze', 'sticky', 'fix', 'lock'],
  ['hide', 'visibility', 'visible', 'invisible', 'show'],
  ['donut', 'doughnut', 'pie'],
  ['node', 'item'],
  ['upgrade', 'migration', 'migrate', 'breaking'],
  ['resize', 'width', 'dimension'],
  ['reorder', 'drag', 'ordering', 'move'],
  ['delete', 'remove'],
  ['rtl', 'right-to-left', 'direction'],
  ['i18n', 'localization', 'translation', 'translate', 'locale', 'language'],
  ['a11y', 'accessibility', 'accessible'],
  ['csp', 'content-security-policy', 'nonce'],
  ['ssr', 'server-rendering'],
  ['excel', 'xlsx', 'spreadsheet'],
  ['select', 'selection', 'choose'],
  ['paginate', 'pagination', 'paging', 'pager'],
  ['sort', 'order'],
  ['infinite', 'lazy'],
  ['total', 'sum', 'aggregation'],
  ['empty', 'no-rows', 'overlay'],
  ['price', 'license', 'licensing', 'plan'],
  ['dark', 'theme'],
  ['color', 'colour', 'palette'],
];

/** The word on the left finds those on the right, not the other way around. */
export const ONE_WAY_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  table: ['grid'],
  datatable: ['grid'],
  graph: ['chart'],
  calendar: ['date'],
  disable: ['validation', 'should-disable'],
};

/** Words of a question that say nothing of what is wanted. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or of in on at to from for with without by is are was be been do does did ' +
    'how what why when which where who can could should would i my me we you your it its ' +
    'this that there not use using used make get want need have has mui x react please only'
  ).split(' '),
);
