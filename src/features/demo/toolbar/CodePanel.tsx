import clsx from 'clsx';
import { useId, useState } from 'react';
import { CopyCodeButton } from '../../../components/CodeBlock';
import { selectTabByKey } from '../../../components/tabKeys';
import type { DemoFile } from '../../../types/demo';
import styles from './codePanel.module.css';

export interface CodePanelProps {
  files: DemoFile[];
  /** Shows the full height, without an inner scroll bar. */
  expanded: boolean;
}

/** Shows the files of a demo one at a time, with tabs if there are several. */
export function CodePanel({ files, expanded }: CodePanelProps) {
  const [active, setActive] = useState(0);
  const id = useId();
  const file = files[active] ?? files[0];
  if (!file) return <div className={styles.loading} aria-busy="true" />;
  const panel = {
    id: `${id}-panel`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-tab-${files.indexOf(file)}`,
  };
  return (
    <>
      {files.length > 1 && (
        <FileTabs
          id={id}
          files={files}
          active={files.indexOf(file)}
          onChange={setActive}
        />
      )}
      <div className={styles.block} data-code-block="" {...(files.length > 1 && panel)}>
        <pre
          className={clsx(styles.pre, expanded && styles.expanded)}
          dir="ltr"
          tabIndex={0}
        >
          <code translate="no" dangerouslySetInnerHTML={{ __html: file.html }} />
        </pre>
        <CopyCodeButton />
      </div>
    </>
  );
}

interface FileTabsProps {
  id: string;
  files: DemoFile[];
  active: number;
  onChange: (index: number) => void;
}

function FileTabs({ id, files, active, onChange }: FileTabsProps) {
  return (
    <div role="tablist" tabIndex={-1} className={styles.tabs} onKeyDown={selectTabByKey}>
      {files.map(({ name }, index) => (
        <button
          key={name}
          id={`${id}-tab-${index}`}
          type="button"
          role="tab"
          aria-selected={index === active}
          aria-controls={`${id}-panel`}
          tabIndex={index === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
