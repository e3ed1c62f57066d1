import { splitSections } from '../../../content/pages/splitSections';

/** The names in the code of a guide. */
export interface NamedCode {
  /** Names in sentences and headings; CSS classes include all their dashes. */
  inText: ReadonlySet<string>;
  /** Names that are called anywhere: `sort()`, `apiRef.current.sort`. */
  called: ReadonlySet<string>;
}

/** Tags are ignored: demo options are not names of the reference. */
const INLINE = /`([^`\n]+)`/g;
const NAME = /[A-Za-z_$][\w$]*(?:-+[A-Za-z]\w*)*/g;
const CALL = /apiRef\.current[?!]?\.(\w+)|(\w+)\(/g;

/** Reads the names in the code of a guide. @param source an MDX page */
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
