import { LoadFailure } from '../../../components/LoadFailure';
import { Toolbar } from '../../../components/Toolbar';
import { DEMO_KEY_SHORTCUTS } from '../../../config/demo';
import { CODE_VARIANTS, STYLINGS, type Styling } from '../../../types/demo';
import { useCodePreferences } from '../../preferences';
import type { DemoAppearance } from '../withAppearance';
import { ChoiceButtons } from './ChoiceButtons';
import { getToolLabels } from './labels';
import { AppearanceButtons } from './AppearanceButtons';
import styles from './toolbar.module.css';
import { ToolButton } from './ToolButton';
import { useCodeActions, type ShownCode } from './useCodeActions';

export interface DemoToolbarProps extends Omit<ShownCode, 'language'> {
  open: boolean;
  expanded: boolean;
  editing: boolean;
  panelId: string;
  /** Empty if no repository is configured. */
  sourceUrl: string;
  onToggle: () => void;
  onExpand: () => void;
  onEdit: () => void;
  appearance?: DemoAppearance;
  onAppearance: (appearance: DemoAppearance | undefined) => void;
  onReset: () => void;
  onFocusReset: () => void;
  onFullScreen: () => void;
}

const STYLING_NAMES: Record<Styling, string> = {
  system: 'System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/** The toolbar of a demo. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { demo, variant, styling, open, expanded, edit, getShown } = props;
  const { codeVariant, setCodeVariant, setCodeStyling } = useCodePreferences();
  const labels = getToolLabels();
  const stylings = STYLINGS.filter((each) => demo.variants[each]);
  const code = useCodeActions({
    demo,
    variant,
    styling,
    language: codeVariant,
    edit,
    getShown,
  });

  return (
    <>
      <Toolbar label={`${labels.toolbar}: ${demo.name}`} className={styles.toolbar}>
        <ChoiceButtons
          label={labels.language}
          options={CODE_VARIANTS.map((value) => ({
            value,
            text: value.toUpperCase(),
            name: value === 'js' ? labels.javascript : labels.typescript,
          }))}
          value={codeVariant}
          onChange={setCodeVariant}
        />
        {stylings.length > 1 && (
          <ChoiceButtons
            label={labels.styling}
            options={stylings.map((value) => ({ value, text: STYLING_NAMES[value] }))}
            value={styling}
            onChange={setCodeStyling}
          />
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
          label={code.codeCopied ? labels.copied : labels.copy}
          done={code.codeCopied}
          onClick={code.onCopy}
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
          onClick={() => code.openSandbox('StackBlitz')}
        />
        <ToolButton
          icon="codesandbox"
          label={labels.codeSandbox}
          onClick={() => code.openSandbox('CodeSandbox')}
        />
        {props.sourceUrl && (
          <ToolButton icon="source" label={labels.source} href={props.sourceUrl} />
        )}
        <ToolButton
          icon="link"
          label={code.linkCopied ? labels.copied : labels.copyLink}
          done={code.linkCopied}
          onClick={() => void code.onCopyLink()}
        />
        <AppearanceButtons appearance={props.appearance} onChange={props.onAppearance} />
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
      <LoadFailure
        text={code.failure}
        attempt={code.attempt}
        onClose={code.attempt.cancel}
      />
    </>
  );
}
