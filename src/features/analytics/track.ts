import { MAX_WAITING_EVENTS } from '../../config/analytics';
import type { AnalyticsEvent, AnalyticsEvents } from './events';

type Sink = (event: AnalyticsEvent) => void;

/** null if analytics is off: then an event costs only this check. */
let sink: Sink | null = null;
let takePending = (): AnalyticsEvent[] => [];

/**
 * Reports an event to analytics. It can be called anywhere and any time: it never throws,
 * and does nothing if analytics is off or the reader has not agreed.
 * @param name one of `AnalyticsEvents`
 */
export function track<N extends keyof AnalyticsEvents>(
  name: N,
  data: AnalyticsEvents[N],
): void {
  try {
    sink?.({ name, data } as AnalyticsEvent);
  } catch {
    // Analytics must not break what it measures.
  }
}

/** Queues events until `connect` provides a target or `disconnect` drops them. */
export function openQueue(): void {
  const waiting: AnalyticsEvent[] = [];
  sink = (event) => {
    if (waiting.length < MAX_WAITING_EVENTS) waiting.push(event);
  };
  takePending = () => waiting.splice(0);
}

/** Sends queued events, and from now on every event. */
export function connect(next: Sink): void {
  const waiting = takePending();
  sink = next;
  waiting.forEach(({ name, data }) => track(name, data));
}

/** Drops queued events, and from now on every event. */
export function disconnect(): void {
  takePending();
  sink = null;
}
