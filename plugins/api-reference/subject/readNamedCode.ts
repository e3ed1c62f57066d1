import { splitSections } from '../../../content/pages/splitSections';

/** The names that a guide has in its code. */
export interface NamedCode {
  /** In sentences and headings, classes of CSS with all their dashes. */
  inText: ReadonlySet<string>;
  /** Called, anywhere: `sort()`, `apiRef.current.sort`. */
  called: ReadonlySet<string>;
}

/** Tags are left out: the options of a demo are no names of the reference. */
const INLINE = /`([^`\n]+)`/g;
const NAME = /[A-Za-z_$][\w$]*(?:-+[A-Za-z]\w*)*/g;
const CALL = /apiRef\.current[?!]?\.(\w+)|(\w+)\(/g;

/** Reads which names a guide has. @param source an MDX page */
export function readNamedCode(source: string): NamedCode {
  const sections = splitSections(source);
  const inline = sections.flatMap(({ heading, text }) =>
    [...[heading, ...text].join('\n').matchAll(INLINE)].map(([, code]) => code ?? ''),
  );
  const blocks = sections.flatMap((section) => section.blocks.flat());
  return {
    inText: new Set(inline.flatMap((code) => code.match(NAME) ?? [])),
    called: new Set(
      [...inline, ...blocks].flatMap((code) =>
        [...code.matchAll(CALL)].map(([, method, other]) => method ?? other ?? ''),
      ),
    ),
  };
}
