import type { RootContent } from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../../content/text/readText';
import { PALETTE_ROLES, PALETTES } from '../../../../src/design/tokens';
import type { ApiEvents } from '../../../../src/types/api';
import { PLANS } from '../../../../src/types/page';
import { listChanges } from '../../../changes/listChanges';
import { renderBundles } from '../../../theming/locales/remarkLocaleBundles';
import { listTranslationStatus } from '../../../translations/listTranslationStatus';
import { writeEvents } from '../../api/writeEvents';
import { code, paragraph, strong, table, text } from '../../markdown/nodes';
import { namePlan } from '../../namePlan';
import { PageError } from '../context';
import type { WriteElement } from './element';

/** `<PlanBadge plan="pro" />`: the plan in brackets. */
export const writePlan: WriteElement = (element, attributes, context) => {
  const plan = PLANS.find((each) => each === attributes.get('plan'));
  if (!plan)
    throw new PageError(
      context,
      element,
      `<PlanBadge> needs a plan: ${PLANS.join(' or ')}.`,
    );
  return [text(`(${namePlan(plan, context.texts)})`)];
};

/** `<Changes />`: the documented versions and what is new. */
export const writeChanges: WriteElement = (_element, _attributes, context) =>
  context.write(listChanges(context.language));

/** `<ColorEditor />`: the initial palette, as rendered without scripts. */
export const writeColorEditor: WriteElement = (_element, _attributes, { label }) => {
  const read = (name: string) => text(label(`colors.StaticPalette.${name}`));
  return [
    paragraph(strong(read('caption'))),
    table(
      [[read('role')], [read('light')], [read('dark')]],
      ...PALETTE_ROLES.map((role) => [
        [code(role)],
        [code(PALETTES.light[role].main)],
        [code(PALETTES.dark[role].main)],
      ]),
    ),
  ];
};

/** `<UpgradeCheck />`: a form, which only says what happens with the code. */
export const writeUpgradeCheck: WriteElement = (_element, _attributes, { label }) => [
  paragraph(text(label('upgradeCheck.Page.private'))),
];

/** `<LocaleBundles />`: the coverage of each bundle, and what is missing. */
export const writeLocaleBundles: WriteElement = (_element, _attributes, context) =>
  context.write(renderBundles(context.language));

/**
 * `<TranslationStatus />`: the progress of the translations, and the pages that need
 * work.
 */
export const writeTranslationStatus: WriteElement = (_element, _attributes, context) =>
  context.write(listTranslationStatus(context.language) as RootContent[]);

/** `<EventList product="data-grid" />`: the table of the product's events. */
export const writeEventList: WriteElement = (element, attributes, context) => {
  const { page, texts, titles } = context;
  const product = attributes.get('product') ?? '';
  const file = path.join(page.docsDir, 'api', product, 'events.json');
  if (!fs.existsSync(file))
    throw new PageError(context, element, `there is no ${file}. Run: npm run api`);
  const data = JSON.parse(readText(file)) as ApiEvents;
  const links = context.getGuideLinks();
  return writeEvents(data, {
    texts,
    titles,
    resolve: context.resolveApi,
    guides: { page: [], ofMember: (name) => links.ofEvent(product, name) },
  });
};
