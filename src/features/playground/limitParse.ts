import { Tree, type NodeType, type ParseWrapper, type PartialParse } from '@lezer/common';
import { HIGHLIGHT_TIMEOUT } from '../../config/playground';

/**
 * Limits a parser of the editor: code that takes too long, or is nested too deeply for the
 * parser's stack, is plain text.
 * @param topNode type of the tree for plain text
 */
export const limitParse =
  (topNode: NodeType): ParseWrapper =>
  (parse, input): PartialParse => {
    let spent = 0;
    let plain: Tree | undefined;
    const giveUp = (): Tree => (plain = new Tree(topNode, [], [], input.length));
    return {
      advance: () => {
        if (plain) return plain;
        const start = performance.now();
        try {
          const tree = parse.advance();
          spent += performance.now() - start;
          return !tree && spent > HIGHLIGHT_TIMEOUT ? giveUp() : tree;
        } catch {
          return giveUp();
        }
      },
      get parsedPos() {
        return plain ? input.length : parse.parsedPos;
      },
      stopAt: (position) => parse.stopAt(position),
      get stoppedAt() {
        return parse.stoppedAt;
      },
    };
  };
