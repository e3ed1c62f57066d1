import { translate } from '@docusaurus/Translate';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** Code highlighted at build time by `plugins/mdx`. */
  html: string;
  language?: string;
  title?: string;
  /** Of the title, where it is not that of the site. */
  lang?: string;
}

/**
 * A block of code. Its button is driven by `features/copy-code`, which listens for the whole
 * page, so that a block costs no script of its own.
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
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyCodeButton />
      </div>
    </div>
  );
}

/** The button of a `[data-code-block]`; its texts are exchanged by the page-wide helper. */
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
