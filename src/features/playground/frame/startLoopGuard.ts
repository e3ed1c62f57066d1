import { LOOP_GUARD, LOOP_TIMEOUT } from '../../../config/playground';

/** How many turns pass between two looks at the clock. */
const TURNS = 200;

/** A loop of the edited code that did not end in time. */
export class EndlessLoop extends Error {}

/**
 * Puts the function in place that loops of edited code call in each turn. All loops that run
 * without a pause share one time. When it is over no loop goes on until the next pause, so a
 * loop that catches the error of an inner one ends too.
 */
export function startLoopGuard(scope: object): void {
  let turns = 0;
  let end: number | undefined;
  let isOver = false;
  const guard = (): void => {
    turns += 1;
    if (!isOver && turns % TURNS !== 0 && end !== undefined) return;
    const now = performance.now();
    if (end === undefined) {
      end = now + LOOP_TIMEOUT;
      // Runs in the next pause, which an endless loop never makes.
      setTimeout(() => {
        end = undefined;
        isOver = false;
      });
    }
    isOver ||= now > end;
    if (isOver) throw new EndlessLoop('endless');
  };
  Object.assign(scope, { [LOOP_GUARD]: guard });
}
