/** Loaded when a reader asks to edit: the editor is not in a page's script. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useMemo, useState } from 'react';
import type { LiveEditorProps } from '../../types/liveEditor';
import { useDemoScheme, useDirection } from '../preferences';
import { labels } from './labels';
import type { SourceFile } from './protocol';
import { packCode } from './shareCode';
import { usePlaygroundUrl } from './usePlaygroundUrl';
import { Workspace } from './Workspace';
import styles from './styles.module.css';

/** A demo being edited: its preview in a sandboxed frame, and its code in an editor. */
export function LiveEditor({ demoId, files, height, onClose }: LiveEditorProps) {
  const { i18n } = useDocusaurusContext();
  const scheme = useDemoScheme();
  const direction = useDirection();
  const originals = useMemo(
    () => files.map(({ name, code }) => ({ name, code })),
    [files],
  );
  const entry = originals[0]!.name;
  const [hash, setHash] = useState('');
  const address = usePlaygroundUrl(demoId, entry);
  const onSettle = useCallback((settled: SourceFile[], isEdited: boolean) => {
    if (!isEdited) setHash('');
    else void packCode(settled).then((packed) => setHash(packed ?? ''));
  }, []);
  return (
    <Workspace
      key={entry}
      id={`${demoId}/${entry}`}
      name={demoId.split('/').at(-1)!}
      originals={originals}
      look={{ scheme, direction, language: i18n.currentLocale }}
      layout="stacked"
      height={height}
      startFocused
      onSettle={onSettle}
      onEscape={onClose}
      tools={
        <>
          <a className={styles.tool} href={address + hash} target="_blank" rel="noopener">
            {labels.open()}
          </a>
          <button type="button" className={styles.tool} onClick={onClose}>
            {labels.close()}
          </button>
        </>
      }
    />
  );
}
