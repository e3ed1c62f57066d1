import type { Nodes } from 'mdast';
import type { GuideContext } from './context';

/** Something on a page that cannot be written as Markdown. */
export class PageError extends Error {
  /**
   * @param node gives the line
   * @param message what is wrong and how to mend it
   */
  constructor(
    { shown }: Pick<GuideContext, 'shown'>,
    node: Pick<Nodes, 'position'>,
    message: string,
  ) {
    super(`${shown}:${node.position?.start.line ?? 1}: ${message}`);
    this.name = 'PageError';
  }
}
