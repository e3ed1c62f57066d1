import type { Nodes } from 'mdast';
import type { GuideContext } from './context';

/** Content of a page that cannot be written as Markdown. */
export class PageError extends Error {
  /**
   * @param node provides the line
   * @param message what is wrong and how to fix it
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
