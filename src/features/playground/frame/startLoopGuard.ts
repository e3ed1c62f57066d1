import { CALL_TIMEOUT, LOOP_GUARD, LOOP_TIMEOUT } from '../../../config/playground';

/**
 * How many calls pass between two checks of the time: a prime number, so that each of the
 * guards that are called in turn checks it.
 */
const TURNS = 199;

/** A loop, or a function called again and again, that exceeded its time. */
export class EndlessLoop extends Error {}

/**
 * Defines the function that loops of edited code call in each iteration, and its functions
 * when they start. All that run in the same task share one start. Once a limit is exceeded,
 * nothing continues until the next task, so a loop that catches the error of an inner one
 * ends too. What is called meanwhile, such as by React's second attempt, throws the same
 * error, which names the line of the loop.
 * @param onEndless gets that error once; the window does not report what is thrown here,
 *   because to an opaque origin this script belongs to another one
 */
export function startLoopGuard(
  scope: object,
  onEndless: (error: EndlessLoop) => void,
): void {
  let turns = 0;
  let start: number | undefined;
  let over: EndlessLoop | undefined;
  const guard = (isCall?: unknown): void => {
    turns += 1;
    if (!over && turns % TURNS !== 0 && start !== undefined) return;
    const now = performance.now();
    if (start === undefined) {
      start = now;
      // Runs in the next task, which an endless loop never reaches.
      setTimeout(() => {
        start = undefined;
        over = undefined;
      });
    }
    if (!over && now - start > (isCall ? CALL_TIMEOUT : LOOP_TIMEOUT)) {
      over = new EndlessLoop('endless');
      onEndless(over);
    }
    if (over) throw over;
  };
  Object.assign(scope, { [LOOP_GUARD]: guard });
}
