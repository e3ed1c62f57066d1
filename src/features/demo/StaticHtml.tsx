import type { DemoModule } from '../../types/demo';
import styles from './styles.module.css';

interface StaticHtmlProps {
  demo: DemoModule;
  hidden: boolean;
  /** The demo will not come to life: its HTML is all there is. */
  failed: boolean;
}

/** On the server the demo itself, from left to right; in the browser that HTML, left alone. */
export function StaticHtml({ demo, hidden, failed }: StaticHtmlProps) {
  if (hidden) return null;
  if (demo.server) {
    return (
      <div dir="ltr" className={styles.static}>
        <demo.server.Static />
        <style dangerouslySetInnerHTML={{ __html: renderEnd(demo.name) }} />
      </div>
    );
  }
  return (
    <div
      dir="ltr"
      className={styles.static}
      data-final={failed || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * Shows the static HTML once the browser has read all of it: half read, its parts would move
 * with each that comes.
 */
const renderEnd = (name: string): string =>
  `[data-demo="${name}"] .${styles.static}{display:block}`;
