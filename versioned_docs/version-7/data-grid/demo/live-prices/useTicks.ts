import * as React from 'react';

/** Counts while it runs, and calls back with each tick. */
export function useTicks(
  isRunning: boolean,
  milliseconds: number,
  onTick: (tick: number) => void,
) {
  const tick = React.useRef(0);
  const callback = React.useRef(onTick);

  React.useEffect(() => {
    callback.current = onTick;
  });

  React.useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      tick.current += 1;
      callback.current(tick.current);
    }, milliseconds);
    return () => clearInterval(timer);
  }, [isRunning, milliseconds]);
}
