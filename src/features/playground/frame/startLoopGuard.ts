import { LOOP_GUARD, LOOP_TIMEOUT } from '../../../config/playground';

/** How many iterations pass between two checks of the time. */
const TURNS = 200;

/** A loop of the edited code that exceeded its time. */
export class EndlessLoop extends Error {}

/**
 * Defines the function that loops of edited code call in each iteration. All loops that
 * run in the same task share one time limit. Once it is exceeded, no loop continues until
 * the next task, so a loop that catches the error of an inner one ends too.
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
      // Runs in the next task, which an endless loop never reaches.
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
