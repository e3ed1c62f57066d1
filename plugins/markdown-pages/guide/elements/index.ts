import { getOwn } from '../../../../src/lib/getOwn';
import type { RootContent } from 'mdast';
import { type GuideContext, PageError } from '../context';
import { type MdxElement, readAttributes, type WriteElement } from './element';
import { writeCard } from './writeCard';
import {
  writeChanges,
  writeColorEditor,
  writeEventList,
  writeLocaleBundles,
  writePlan,
  writeTranslationStatus,
  writeUpgradeCheck,
} from './siteElements';
import {
  writeContent,
  writeDetails,
  writeInstallChoice,
  writeKey,
  writeLineBreak,
  writeSpan,
  writeTab,
} from './textElements';
import { writeDemo } from './writeDemo';

/** Every tag that pages use; `src/theme/MDXComponents` has the same components. */
const ELEMENTS: Readonly<Record<string, WriteElement>> = {
  br: writeLineBreak,
  CardGrid: writeContent,
  Changes: writeChanges,
  ColorEditor: writeColorEditor,
  Demo: writeDemo,
  details: writeDetails,
  EventList: writeEventList,
  FirstSteps: writeContent,
  InstallChoice: writeInstallChoice,
  Installation: writeContent,
  kbd: writeKey,
  LocaleBundles: writeLocaleBundles,
  PlanBadge: writePlan,
  ProductCard: writeCard,
  span: writeSpan,
  TabItem: writeTab,
  Tabs: writeContent,
  TranslationStatus: writeTranslationStatus,
  UpgradeCheck: writeUpgradeCheck,
};

export const ELEMENT_NAMES = Object.keys(ELEMENTS);

/** @throws PageError if the tag has no writer */
export function writeElement(element: MdxElement, context: GuideContext): RootContent[] {
  const name = element.name ?? '';
  const write = getOwn(ELEMENTS, name);
  if (write) return write(element, readAttributes(element), context);
  throw new PageError(
    context,
    element,
    `<${name}> has no form as Markdown. Write one in plugins/markdown-pages/guide/elements, or use one of ${ELEMENT_NAMES.join(', ')}.`,
  );
}
