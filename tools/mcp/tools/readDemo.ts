import { z } from 'zod';
import { BASE_URLS } from '../../../src/config/languages';
import { DEMO_LIST_FILE } from '../../../src/config/machineFiles';
import { STYLINGS } from '../../../src/types/demo';
import type { PublishedDemo } from '../../../src/types/machineFiles';
import { defineTool, language } from '../defineTool';
import { nameNearest, ToolError } from '../ToolError';
import { readJson } from '../readJson';
import { renderDemo } from '../renderMarkdown';

export const readDemo = defineTool({
  name: 'read_demo',
  title: 'Read a demo',
  description:
    'Returns the TypeScript of a demo with its helper files. It runs with the published packages alone.',
  input: z.object({
    id: z
      .string()
      .min(1)
      .describe(
        'As list_demos names it: data-grid/sorting/SortByRank. Its name will do.',
      ),
    styling: z
      .enum(STYLINGS)
      .default('system')
      .describe(
        'Variant: sx and styled, Tailwind CSS, or plain CSS, where a demo has it.',
      ),
    language,
  }),
  run: async ({ id, styling, language: code }, site) => {
    const demos = await readJson<PublishedDemo[]>(
      site,
      `${BASE_URLS[code]}${DEMO_LIST_FILE}`,
    );
    const demo = findDemo(demos, id);
    const files = demo.code[styling];
    if (!files) {
      const all = Object.keys(demo.code).join(', ');
      throw new ToolError(
        'styling',
        `${demo.id} has no variant "${styling}", but ${all}.`,
      );
    }
    return renderDemo(demo, files);
  },
});

/** @throws ToolError if no demo, or more than one, matches */
function findDemo(demos: readonly PublishedDemo[], id: string): PublishedDemo {
  const exact = demos.find((each) => each.id === id);
  if (exact) return exact;
  const named = demos.filter((each) => each.id.split('/').at(-1) === id);
  const [only, ...others] = named;
  if (only && others.length === 0) return only;
  const ids = (only ? named : demos).map((each) => each.id);
  throw new ToolError(
    'id',
    only
      ? `several demos have the name "${id}". Give one of ${ids.join(', ')}.`
      : `there is no demo "${id}".${nameNearest(id, ids)} list_demos names all.`,
  );
}
