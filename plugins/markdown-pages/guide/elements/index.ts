import type { RootContent } from 'mdast';
import type { GuideContext } from '../context';
import { PageError } from '../PageError';
import { readAttributes, type MdxElement } from './readAttributes';
import type { WriteElement } from './WriteElement';
import { writeCard } from './writeCard';
import { writeChanges } from './writeChanges';
import { writeColorEditor } from './writeColorEditor';
import { writeContent } from './writeContent';
import { writeDemo } from './writeDemo';
import { writeDetails } from './writeDetails';
import { writeEventList } from './writeEventList';
import { writeKey } from './writeKey';
import { writeLineBreak } from './writeLineBreak';
import { writeLocaleBundles } from './writeLocaleBundles';
import { writePlan } from './writePlan';
import { writeSpan } from './writeSpan';
import { writeTab } from './writeTab';
import { writeTranslationStatus } from './writeTranslationStatus';

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
  kbd: writeKey,
  LocaleBundles: writeLocaleBundles,
  PlanBadge: writePlan,
  ProductCard: writeCard,
  span: writeSpan,
  TabItem: writeTab,
  Tabs: writeContent,
  TranslationStatus: writeTranslationStatus,
};

export const ELEMENT_NAMES = Object.keys(ELEMENTS);

/** @throws PageError if the tag has no writer */
export function writeElement(element: MdxElement, context: GuideContext): RootContent[] {
  const name = element.name ?? '';
  const write = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  if (write) return write(element, readAttributes(element), context);
  throw new PageError(
    context,
    element,
    `<${name}> has no form as Markdown. Write one in plugins/markdown-pages/guide/elements, or use one of ${ELEMENT_NAMES.join(', ')}.`,
  );
}
