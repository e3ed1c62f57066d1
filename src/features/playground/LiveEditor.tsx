/** Loaded when a reader starts to edit: the editor is not in a page's script. */

import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { LANGUAGE_TABLE, toLanguage } from '../../config/languages';
import type { EditorControls, LiveEditorProps } from '../../types/playground';
import { DraftBoundary } from './DraftBoundary';
import { ShareButton } from './ShareButton';
import { Workspace, type WorkspaceControls } from './Workspace';
import { findOtherEdit } from './findOtherEdit';
import { labels } from './labels';
import { pageLabels } from './pageLabels';
import { renderQuery, toVariant } from './playgroundQuery';
import type { SourceFile } from './protocol';
import { packCode } from './shareCode';
import styles from './styles.module.css';

/** Address of the playground with a demo in it. */
function usePlaygroundUrl(demoId: string, entry: string): string {
  return useBaseUrl('/playground/') + renderQuery({ demo: demoId, ...toVariant(entry) });
}

/** A demo being edited: its preview in a sandboxed frame, and its code in an editor. */
export function LiveEditor({ controls, ...props }: LiveEditorProps) {
  const { demoId, files, previewHost, isOpen, scheme, direction } = props;
  const { isAwaited, onEdit, onClose } = props;
  const { i18n } = useDocusaurusContext();
  const originals = useMemo(
    () => files.map(({ name, code }) => ({ name, code })),
    [files],
  );
  const entry = originals[0]!.name;
  const id = `${demoId}/${entry}`;
  const [hash, setHash] = useState('');
  const [isTooLong, setTooLong] = useState(false);
  const [height] = useState(() => previewHost.clientHeight);
  const address = usePlaygroundUrl(demoId, entry);
  const workspace = useRef<WorkspaceControls>(null);
  const edited = useRef<SourceFile[]>(undefined);
  const hasStarted = useRef(false);

  const onChange = useCallback(
    (changed: SourceFile[], isEdited: boolean) => {
      edited.current = isEdited ? changed : undefined;
      setTooLong(false);
      onEdit(edited.current);
      // A draft may belong to files that have changed since, or to another variant.
      if (!hasStarted.current && !isOpen && !isEdited && !findOtherEdit(id)) onClose();
      hasStarted.current = true;
    },
    [id, isOpen, onEdit, onClose],
  );
  const onSettle = useCallback((settled: SourceFile[], isEdited: boolean) => {
    if (!isEdited) setHash('');
    else void packCode(settled).then((packed) => setHash(packed ?? ''));
  }, []);
  const getLink = useCallback(async () => {
    const packed = edited.current ? await packCode(edited.current) : '';
    setTooLong(packed === null);
    return packed === null ? null : new URL(address + packed, window.location.href).href;
  }, [address]);
  useImperativeHandle(
    controls,
    (): EditorControls => ({
      reset: () => workspace.current?.reset(),
      getLink,
    }),
    [getLink],
  );
  return (
    <DraftBoundary id={id} originals={originals}>
      {(start) => (
        <Workspace
          ref={workspace}
          id={id}
          name={demoId.split('/').at(-1)!}
          originals={originals}
          start={start}
          appearance={{
            scheme,
            direction,
            language: LANGUAGE_TABLE[toLanguage(i18n.currentLocale)].htmlLang,
          }}
          layout="stacked"
          previewHost={previewHost}
          height={height}
          isCodeShown={isOpen}
          startsFocused={isAwaited}
          notice={isTooLong ? pageLabels.tooLong() : undefined}
          onChange={onChange}
          onSettle={onSettle}
          onEscape={onClose}
          tools={
            <>
              <ShareButton getLink={getLink} />
              {/* With `opener`, the new tab gets a copy of the drafts in the session
                  storage, so it recognizes the reader's own code. */}
              <a
                className={styles.tool}
                href={address + hash}
                target="_blank"
                rel="opener"
              >
                {labels.open()}
              </a>
            </>
          }
        />
      )}
    </DraftBoundary>
  );
}
