import { MAX_WAITING_EVENTS } from '../../config/analytics';
import type { AnalyticsEvent, AnalyticsEvents } from './events';

type Sink = (event: AnalyticsEvent) => void;

/** null where nothing is measured: then an event costs this one look. */
let sink: Sink | null = null;
let takeWaiting = (): AnalyticsEvent[] => [];

/**
 * Tells analytics what happened. Call it anywhere and any time: it never throws, and it does
 * nothing where analytics is off or the reader has not agreed.
 * @param name one of `AnalyticsEvents`
 */
export function track<N extends keyof AnalyticsEvents>(
  name: N,
  data: AnalyticsEvents[N],
): void {
  try {
    sink?.({ name, data } as AnalyticsEvent);
  } catch {
    // Measuring must not break what is measured.
  }
}

/** Keeps events until `connect` says where they go, or `disconnect` that they go nowhere. */
export function openQueue(): void {
  const waiting: AnalyticsEvent[] = [];
  sink = (event) => {
    if (waiting.length < MAX_WAITING_EVENTS) waiting.push(event);
  };
  takeWaiting = () => waiting.splice(0);
}

/** Sends what has waited, and from now on everything. */
export function connect(next: Sink): void {
  const waiting = takeWaiting();
  sink = next;
  waiting.forEach(({ name, data }) => track(name, data));
}

/** Drops what has waited, and from now on everything. */
export function disconnect(): void {
  takeWaiting();
  sink = null;
}
