import { translate } from '@docusaurus/Translate';

/** Texts of the menu. Functions, because the language is known at run time. */
export const labels = {
  copy: () =>
    translate({
      id: 'pageTools.PageMenu.copy',
      message: 'Copy page as Markdown',
      description: 'Menu of a page: puts its Markdown into the clipboard',
    }),
  view: () =>
    translate({
      id: 'pageTools.PageMenu.view',
      message: 'View as Markdown',
      description: 'Menu of a page: opens its Markdown in another tab',
    }),
  ask: () =>
    translate({
      id: 'pageTools.PageMenu.ask',
      message: 'Ask an assistant about this page',
      description: 'Menu of a page: heading of a list of assistants, which open in a tab',
    }),
  copied: () =>
    translate({
      id: 'pageTools.PageMenu.copied',
      message: 'Copied to the clipboard',
      description: 'Menu of a page: said after the page was copied',
    }),
  failed: () =>
    translate({
      id: 'pageTools.PageMenu.failed',
      message: 'The page could not be copied. View it as Markdown instead.',
      description: 'Menu of a page: said where the clipboard or the network refused',
    }),
  prompt: (address: string) =>
    translate(
      {
        id: 'pageTools.PageMenu.prompt',
        message: 'Read {address} and answer my questions about it.',
        description: 'What an assistant is asked; the address is that of the Markdown',
      },
      { address },
    ),
};
