import type { DemoModule } from '../../types/demo';
import styles from './styles.module.css';

interface StaticHtmlProps {
  demo: DemoModule;
  hidden: boolean;
  /** The live demo failed to load: the static HTML is all there is. */
  failed: boolean;
}

/**
 * On the server, renders the demo, left to right; in the browser, leaves that HTML
 * untouched. After a client-side navigation there is none, so its space is reserved.
 */
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
      style={{ minHeight: demo.height }}
      data-final={failed || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * Shows the static HTML once the browser has parsed all of it: its parts would shift
 * during parsing.
 */
const renderEnd = (name: string): string =>
  `[data-demo="${name}"] .${styles.static}{display:block}`;
