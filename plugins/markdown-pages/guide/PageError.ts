import type { Node } from 'unist';
import type { GuideContext } from './context';

/** Something on a page that cannot be written as Markdown. */
export class PageError extends Error {
  /**
   * @param node gives the line
   * @param message what is wrong and how to mend it
   */
  constructor({ shown }: Pick<GuideContext, 'shown'>, node: Node, message: string) {
    super(`${shown}:${node.position?.start.line ?? 1}: ${message}`);
    this.name = 'PageError';
  }
}
