import { translate } from '@docusaurus/Translate';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** Code highlighted at build time by `plugins/mdx`. */
  html: string;
  language?: string;
  title?: string;
  /** Language of the title, if it differs from the site's. */
  lang?: string;
}

/**
 * A block of code. `features/copy-code` handles its button with one page-wide listener,
 * so a block needs no script.
 */
export function CodeBlock({ html, language, title, lang }: CodeBlockProps) {
  return (
    <div className={styles.block} data-code-block="">
      {title && (
        <div className={styles.title} lang={lang}>
          {title}
        </div>
      )}
      <div className={styles.body}>
        {/* Scrollable by keyboard: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable */}
        <pre className={styles.pre} dir="ltr" tabIndex={0} data-language={language}>
          <code translate="no" dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyCodeButton />
      </div>
    </div>
  );
}

/** The copy button of a `[data-code-block]`; the page-wide helper swaps its texts. */
export function CopyCodeButton() {
  const label = translate({
    id: 'code.CopyButton.copy',
    message: 'Copy',
    description: 'Button of a code block',
  });
  const copied = translate({
    id: 'code.CopyButton.copied',
    message: 'Copied',
    description: 'Button of a code block, shown for a moment after copying',
  });
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy=""
      data-copied={copied}
      aria-live="polite"
    >
      {label}
    </button>
  );
}
