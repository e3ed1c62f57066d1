import { WEB_VITALS_SAMPLING } from '../../config/analytics';
import type { WebVital } from './events';

type Report = (onReport: (metric: WebVital) => void) => void;

export interface WebVitalsEnvironment {
  random: () => number;
  /** Loads the package; one session in many pays for it. */
  load: () => Promise<Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Report>>;
  onVital: (vital: WebVital) => void;
}

/** Measures the page's loading and response, in the few sessions that are kept. */
export async function reportWebVitals({
  random,
  load,
  onVital,
}: WebVitalsEnvironment): Promise<void> {
  if (random() > WEB_VITALS_SAMPLING) return;
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
    [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((report) =>
      report(({ name, value, rating, id }) => onVital({ name, value, rating, id })),
    );
  } catch {
    // Out of reach: this session is not measured.
  }
}
