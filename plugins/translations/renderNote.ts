import type { Node } from './Node';

/** Class of notes, for the stylesheet. */
const NOTE_CLASS = 'translation-note';

const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/**
 * Treated by the compiler like a tag written by an author, which it does not replace.
 * Otherwise, a link would become a Docusaurus link, which adds the base of the language
 * and checks the target.
 */
const EXPLICIT = { _mdxExplicitJsx: true };

/**
 * Renders a note about a translation, optionally with a link. It uses plain elements,
 * because it is on every untranslated page, and thus needs no script. The link leads to
 * the site of another language, which Docusaurus must neither route nor check.
 */
export const renderNote = (text: string, link?: { text: string; href: string }): Node =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'p',
    data: EXPLICIT,
    attributes: [attribute('className', NOTE_CLASS), attribute('role', 'note')],
    children: [
      { type: 'text', value: link ? `${text} ` : text },
      ...(link
        ? [
            {
              type: 'mdxJsxTextElement',
              name: 'a',
              data: EXPLICIT,
              attributes: [attribute('href', link.href)],
              children: [{ type: 'text', value: link.text }],
            },
          ]
        : []),
    ],
  }) as Node;
