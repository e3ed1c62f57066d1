import type * as Shiki from 'shiki';
import { importNatively } from './importNatively';

/** The real Shiki, loaded outside Jest's sandbox. */
export const createHighlighter: typeof Shiki.createHighlighter = async (options) =>
  (await importNatively<typeof Shiki>('shiki')).createHighlighter(options);
