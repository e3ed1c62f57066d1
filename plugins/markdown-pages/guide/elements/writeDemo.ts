import type { PhrasingContent, RootContent } from 'mdast';
import path from 'node:path';
import { toWords } from '../../../../src/lib/toWords';
import { STYLINGS } from '../../../../src/types/demo';
import type { PublishedFile } from '../../../../src/types/machineFiles';
import { fill } from '../../../api-reference/view/labels';
import {
  code,
  codeBlock,
  join,
  link,
  paragraph,
  strong,
  text,
} from '../../markdown/nodes';
import { type GuideContext, PageError } from '../context';
import type { MdxElement, WriteElement } from './element';

/** `<Demo name="…" />`: its title as a link to the demo, and its code. */
export const writeDemo: WriteElement = (element, attributes, context) =>
  writeDemoCode(element, attributes.get('name') ?? '', context);

/**
 * Writes a demo with all its files. Files that the page has already shown, such as a mock
 * server used by several demos, are only mentioned.
 * @param anchor of the demo on the page
 * @throws PageError if the demo does not exist
 */
export function writeDemoCode(
  element: MdxElement,
  name: string,
  context: GuideContext,
  anchor = `#${name}.tsx`,
): RootContent[] {
  const demo = context.demos.get(name);
  if (!demo)
    throw new PageError(
      context,
      element,
      `there is no demo "${name}" beside the page. Add ${name}.tsx, or name another one.`,
    );
  const title = toWords(name);
  context.published.push({
    id: demo.id,
    title,
    product: context.page.product,
    page: context.page.path,
    section: context.section,
    code: demo.code,
  });
  const files = STYLINGS.flatMap((styling) => demo.code[styling] ?? []);
  const fresh: PublishedFile[] = [];
  const known = new Set<string>();
  for (const file of files) {
    if (context.printed.get(file.name) !== file.code) fresh.push(file);
    else if (!fresh.includes(file)) known.add(file.name);
    context.printed.set(file.name, file.code);
  }
  const { texts, url } = context;
  const own = new Set(fresh.map((file) => file.name));
  const again = [...known].filter((each) => !own.has(each));
  return [
    paragraph(
      strong(link(`${url}${anchor}`, text(fill(texts.markdown.demo, { title })))),
    ),
    ...fresh.map((file) => codeBlock(file.code, getFenceLanguage(file.name), file.name)),
    ...(again.length > 0 ? [paragraph(...nameFiles(again, context))] : []),
  ];
}

const getFenceLanguage = (name: string): string => path.extname(name).slice(1);

/** Writes the sentence about files that were shown above. */
function nameFiles(names: readonly string[], { texts }: GuideContext): PhrasingContent[] {
  const [before = '', after = ''] = texts.markdown.shownAbove.split('{files}');
  const list = join(
    names.map((name) => [code(name)]),
    text(texts.tables.separator),
  );
  return [text(before), ...list, text(after)];
}
