import type { RootContent } from 'mdast';
import type { GuideContext } from '../context';
import type { MdxElement } from './readAttributes';

/**
 * Writes an element as Markdown. Its attributes are plain text; expressions are omitted.
 */
export type WriteElement = (
  element: MdxElement,
  attributes: ReadonlyMap<string, string>,
  context: GuideContext,
) => RootContent[];
