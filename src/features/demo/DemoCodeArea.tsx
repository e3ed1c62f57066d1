import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useId, useState } from 'react';
import { CopyCodeButton } from '../../components/CodeBlock';
import type { DemoModule, DemoVariant } from '../../types/demo';
import { useCodePreferences } from '../preferences';
import { useDemoCode } from './useDemoCode';
import styles from './styles.module.css';

export interface DemoCodeAreaProps {
  demo: DemoModule;
  variant: DemoVariant;
  /** Whether the returned JSX shows while the whole code is closed. */
  showPreview: boolean;
  defaultOpen?: boolean;
}

/** The code below a demo: a short preview, or every file once a reader opens it. */
export function DemoCodeArea({
  demo,
  variant,
  showPreview,
  defaultOpen = false,
}: DemoCodeAreaProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [active, setActive] = useState(0);
  const { codeVariant } = useCodePreferences();
  const id = useId();
  const hasPreview = showPreview && variant.previewLines > 0;
  const code = useDemoCode(variant, open || (hasPreview && !demo.server));
  const files = code?.files[codeVariant] ?? [];
  const file = files[active] ?? files[0];
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.tool}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open
            ? translate({
                id: 'demo.Toolbar.hideCode',
                message: 'Hide code',
                description: 'Demo toolbar',
              })
            : translate({
                id: 'demo.Toolbar.showCode',
                message: 'Show code',
                description: 'Demo toolbar',
              })}
        </button>
      </div>
      <div id={id}>
        {open && file && (
          <>
            {files.length > 1 && (
              <div className={styles.tabs} role="tablist">
                {files.map(({ name }, index) => (
                  <button
                    key={name}
                    type="button"
                    role="tab"
                    aria-selected={file.name === name}
                    className={clsx(styles.tab)}
                    onClick={() => setActive(index)}
                  >
                    {name}
                  </button>
                ))}
              </div>
            )}
            <Code html={file.html} />
          </>
        )}
        {!open && hasPreview && (
          <Preview
            demo={demo}
            html={code?.preview[codeVariant]}
            lines={variant.previewLines}
          />
        )}
      </div>
    </div>
  );
}

function Code({ html }: { html: string }) {
  return (
    <div className={styles.block} data-code-block="">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <pre className={styles.pre} dir="ltr" tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyCodeButton />
    </div>
  );
}

/** The server's preview stays in the page as it is; after an in-page visit it is fetched. */
function Preview({
  demo,
  html,
  lines,
}: {
  demo: DemoModule;
  html?: string;
  lines: number;
}) {
  return (
    <div
      className={styles.block}
      data-code-block=""
      style={{ minHeight: `calc(${lines} * 1.3rem)` }}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <pre className={styles.pre} dir="ltr" tabIndex={0}>
        <code
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: demo.server?.preview ?? html ?? '' }}
        />
      </pre>
      <CopyCodeButton />
    </div>
  );
}
