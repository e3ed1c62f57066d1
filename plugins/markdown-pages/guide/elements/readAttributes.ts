import type { RootContent } from 'mdast';

export type MdxElement = Extract<
  RootContent,
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

/** The attributes of an element that are plain text, by name. */
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
