import { WEB_VITALS_SAMPLING } from '../../config/analytics';
import type { WebVital } from './events';

type Report = (onReport: (metric: WebVital) => void) => void;

export interface WebVitalsEnvironment {
  random: () => number;
  /** Loads the package; only a sampled session does. */
  load: () => Promise<Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Report>>;
  onVital: (vital: WebVital) => void;
}

/** Reports loading and interaction metrics in the few sampled sessions. */
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
    // Failed to load: this session is not measured.
  }
}
