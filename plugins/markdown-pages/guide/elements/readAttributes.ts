import type { RootContent } from 'mdast';

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
