import { useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import { Toolbar } from '../../../components/Toolbar';
import { useAttempt } from '../../../components/useAttempt';
import { useCopied } from '../../../components/useCopied';
import { DEMO_KEY_SHORTCUTS } from '../../../config/demo';
import {
  CODE_VARIANTS,
  STYLINGS,
  type CodeVariant,
  type DemoCode,
  type DemoModule,
  type DemoVariant,
  type Styling,
} from '../../../types/demo';
import type { EditedFile } from '../../../types/liveEditor';
import { useCodePreferences } from '../../preferences';
import { getDemoHash } from '../getDemoHash';
import { labels as demoLabels } from '../labels';
import { loadDemoCode } from '../useDemoCode';
import type { DemoLook } from '../withOwnLook';
import { getToolLabels } from './labels';
import { LookButtons } from './LookButtons';
import styles from './toolbar.module.css';
import { ToolButton } from './ToolButton';

export interface DemoToolbarProps {
  demo: DemoModule;
  variant: DemoVariant;
  styling: Styling;
  open: boolean;
  expanded: boolean;
  editing: boolean;
  /** The code as the reader has edited it, which every tool takes for the demo's. */
  edit?: { files: EditedFile[]; getLink: () => Promise<string | null> };
  panelId: string;
  /** Empty where no repository is configured. */
  sourceUrl: string;
  onToggle: () => void;
  onExpand: () => void;
  onEdit: () => void;
  own?: DemoLook;
  onOwn: (own: DemoLook | undefined) => void;
  onReset: () => void;
  onFocusReset: () => void;
  onFullScreen: () => void;
}

const STYLING_NAMES: Record<Styling, string> = {
  system: 'System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/** Everything a reader can do with a demo. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { demo, variant, styling, open, expanded, edit } = props;
  const { codeVariant, setCodeVariant, setCodeStyling } = useCodePreferences();
  const [codeCopied, copyCode] = useCopied();
  const [linkCopied, copyLink] = useCopied();
  const labels = getToolLabels();
  const stylings = STYLINGS.filter((each) => demo.variants[each]);

  const [attempt, start] = useAttempt();
  const [failure, setFailure] = useState('');

  const onCopy = () => {
    if (edit) return void copyCode(edit.files[0]?.code ?? '');
    setFailure(demoLabels.noCode());
    start(
      () => loadDemoCode(variant.codeUrl),
      ({ files }) => void copyCode(files[codeVariant][0]?.code ?? ''),
    );
  };
  const onCopyLink = async () => {
    if (edit) {
      const link = await edit.getLink();
      if (link !== null) await copyLink(link);
      return;
    }
    const url = new URL(window.location.href);
    url.hash = getDemoHash(demo.name, codeVariant, styling);
    await copyLink(url.href);
  };
  const openSandbox = (host: 'StackBlitz' | 'CodeSandbox') => {
    setFailure(labels.noSandbox);
    start(
      () => Promise.all([loadDemoCode(variant.codeUrl), import('../sandbox')]),
      ([code, sandbox]) => {
        const project = sandbox.makeProject({
          code: edit ? withEdit(code, codeVariant, edit.files) : code,
          language: codeVariant,
          styling,
          title: demo.name,
        });
        sandbox[`open${host}`](project, document);
      },
    );
  };

  return (
    <>
      <Toolbar label={`${labels.toolbar}: ${demo.name}`} className={styles.toolbar}>
        <span role="group" aria-label={labels.language} className={styles.group}>
          {CODE_VARIANTS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.choice}
              aria-pressed={codeVariant === each}
              aria-label={each === 'js' ? labels.javascript : labels.typescript}
              onClick={() => setCodeVariant(each)}
            >
              {each.toUpperCase()}
            </button>
          ))}
        </span>
        {stylings.length > 1 && (
          <span role="group" aria-label={labels.styling} className={styles.group}>
            {stylings.map((each) => (
              <button
                key={each}
                type="button"
                className={styles.choice}
                aria-pressed={styling === each}
                onClick={() => setCodeStyling(each)}
              >
                {STYLING_NAMES[each]}
              </button>
            ))}
          </span>
        )}
        <span className={styles.space} />
        <button
          type="button"
          className={styles.text}
          aria-expanded={open}
          aria-controls={props.panelId}
          onClick={props.onToggle}
        >
          {open ? labels.hideCode : labels.showCode}
        </button>
        {open && !props.editing && (
          <ToolButton
            icon={expanded ? 'collapse' : 'expand'}
            label={expanded ? labels.collapseCode : labels.expandCode}
            onClick={props.onExpand}
          />
        )}
        <ToolButton
          icon="copy"
          label={codeCopied ? labels.copied : labels.copy}
          done={codeCopied}
          onClick={onCopy}
        />
        <ToolButton
          icon="edit"
          label={labels.edit}
          pressed={props.editing}
          onClick={props.onEdit}
        />
        <ToolButton
          icon="stackblitz"
          label={labels.stackBlitz}
          onClick={() => openSandbox('StackBlitz')}
        />
        <ToolButton
          icon="codesandbox"
          label={labels.codeSandbox}
          onClick={() => openSandbox('CodeSandbox')}
        />
        {props.sourceUrl && (
          <ToolButton icon="source" label={labels.source} href={props.sourceUrl} />
        )}
        <ToolButton
          icon="link"
          label={linkCopied ? labels.copied : labels.copyLink}
          done={linkCopied}
          onClick={() => void onCopyLink()}
        />
        <LookButtons own={props.own} onChange={props.onOwn} />
        <ToolButton
          icon="fullscreen"
          label={labels.fullScreen}
          onClick={props.onFullScreen}
        />
        <ToolButton icon="reset" label={labels.resetDemo} onClick={props.onReset} />
        <ToolButton
          icon="focus"
          label={labels.resetFocus}
          keys={DEMO_KEY_SHORTCUTS}
          onClick={props.onFocusReset}
        />
      </Toolbar>
      <LoadFailure text={failure} attempt={attempt} onClose={attempt.cancel} />
    </>
  );
}

const withEdit = (
  code: DemoCode,
  language: CodeVariant,
  edited: EditedFile[],
): DemoCode => ({
  ...code,
  files: {
    ...code.files,
    [language]: code.files[language].map((file, index) => ({
      ...file,
      ...edited[index],
    })),
  },
});
