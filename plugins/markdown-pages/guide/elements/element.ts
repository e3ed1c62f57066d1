import type { RootContent } from 'mdast';
import type { GuideContext } from '../context';

export type MdxElement = Extract<
  RootContent,
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

/** Returns the plain text attributes of an element, by name. */
export const readAttributes = ({
  attributes,
}: Pick<MdxElement, 'attributes'>): ReadonlyMap<string, string> =>
  new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );

/**
 * Writes an element as Markdown. Its attributes are plain text; expressions are omitted.
 */
export type WriteElement = (
  element: MdxElement,
  attributes: ReadonlyMap<string, string>,
  context: GuideContext,
) => RootContent[];
