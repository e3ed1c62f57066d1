import { CopyCodeButton } from '../../components/CodeBlock';
import { LoadFailure } from '../../components/LoadFailure';
import type { CodeVariant, DemoModule, DemoVariant } from '../../types/demo';
import { labels } from './labels';
import styles from './styles.module.css';
import { useDemoCode } from './useDemoCode';

export interface CodePreviewProps {
  demo: DemoModule;
  variant: DemoVariant;
  language: CodeVariant;
  near: boolean;
}

/** Height of one line of code in rem, see `.pre`. */
const LINE_HEIGHT = 0.8125 * 1.55;
const PADDING = 1.8;

/**
 * The returned JSX of a demo. It is in the server's HTML but not in the page's script;
 * after a client-side navigation it is fetched, into a box of the right height.
 */
export function CodePreview({ demo, variant, language, near }: CodePreviewProps) {
  const shown = variant.previewLines > 0;
  const { code, attempt } = useDemoCode(variant, shown && near);
  if (!shown) return null;
  const html = code?.preview[language] ?? demo.server?.preview;
  const minHeight = `${variant.previewLines * LINE_HEIGHT + PADDING}rem`;
  return (
    <div className={styles.block} data-code-block="" style={{ minHeight }}>
      <pre className={styles.pre} dir="ltr" tabIndex={0}>
        <code
          translate="no"
          key={html === undefined || demo.server ? 'static' : 'loaded'}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html ?? '' }}
        />
      </pre>
      <CopyCodeButton />
      <LoadFailure text={labels.noCode()} attempt={attempt} />
    </div>
  );
}
