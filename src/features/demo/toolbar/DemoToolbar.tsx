import clsx from 'clsx';
import { LoadFailure } from '../../../components/LoadFailure';
import { describeCopied } from '../../../components/describeCopied';
import { Toolbar } from '../../../components/Toolbar';
import { describeShare, hasShareSheet } from '../../../components/useShare';
import { CODE_VARIANTS, STYLINGS, type Styling } from '../../../types/demo';
import { useCodePreferences } from '../../preferences';
import type { DemoAppearance } from '../withAppearance';
import { ChoiceButtons } from './ChoiceButtons';
import { getToolLabels } from './labels';
import styles from './toolbar.module.css';
import { type Tool, ToolButton } from './ToolButton';
import { ToolMenu } from './ToolMenu';
import { useAppearanceTools } from './useAppearanceTools';
import { useCodeActions, type ShownCode } from './useCodeActions';
import { useIsNarrow } from './useIsNarrow';

export interface DemoToolbarProps extends Omit<ShownCode, 'language'> {
  open: boolean;
  /** Whether a part of the code is shown while it is closed. */
  hasExcerpt: boolean;
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
  onFullScreen: () => void;
}

const STYLING_NAMES: Record<Styling, string> = {
  system: 'System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/**
 * The toolbar of a demo: one row, with the less common tools in a menu. On a phone, the
 * menu has everything but the button that shows the code.
 */
export function DemoToolbar(props: DemoToolbarProps) {
  const { demo, variant, styling, open, expanded, editing, sourceUrl } = props;
  const { codeVariant, setCodeVariant, setCodeStyling } = useCodePreferences();
  const labels = getToolLabels();
  const isNarrow = useIsNarrow();
  const stylings = STYLINGS.filter((each) => demo.variants[each]);
  const code = useCodeActions({
    demo,
    variant,
    styling,
    language: codeVariant,
    edit: props.edit,
  });
  const appearanceTools = useAppearanceTools(props.appearance, props.onAppearance);

  const choices = (
    <>
      <ChoiceButtons
        label={labels.language}
        options={CODE_VARIANTS.map((value) => ({
          value,
          text: value.toUpperCase(),
          name: value === 'js' ? labels.javascript : labels.typescript,
        }))}
        value={codeVariant}
        onChange={setCodeVariant}
        inMenu={isNarrow}
      />
      {stylings.length > 1 && (
        <ChoiceButtons
          label={labels.styling}
          options={stylings.map((value) => ({ value, text: STYLING_NAMES[value] }))}
          value={styling}
          onChange={setCodeStyling}
          inMenu={isNarrow}
        />
      )}
    </>
  );
  const space = <span className={styles.space} />;
  const [show, hide] = props.hasExcerpt
    ? [labels.showFullCode, labels.hideFullCode]
    : [labels.showCode, labels.hideCode];
  const copy: Tool = {
    icon: 'copy',
    label: code.codeCopied ? describeCopied(code.copiedFiles) : labels.copy,
    text: labels.copyShort,
    done: code.codeCopied,
    confirms: true,
    onClick: code.onCopy,
  };
  const edit: Tool = {
    icon: 'edit',
    label: editing ? labels.closeEditor : labels.edit,
    text: editing ? labels.closeEditor : labels.editShort,
    onClick: props.onEdit,
  };
  const mainTools: Tool[] = [
    copy,
    ...(editing && isNarrow ? [] : [edit]),
    {
      icon: 'stackblitz',
      label: labels.stackBlitz,
      text: 'StackBlitz',
      onClick: () => code.openSandbox('StackBlitz'),
    },
  ];
  const expand: Tool = {
    icon: expanded ? 'collapse' : 'expand',
    label: expanded ? labels.collapseCode : labels.expandCode,
    onClick: props.onExpand,
  };
  const codeTools: Tool[] = [
    ...(open && !editing ? [expand] : []),
    {
      icon: 'codesandbox',
      label: labels.codeSandbox,
      onClick: () => code.openSandbox('CodeSandbox'),
    },
    ...(sourceUrl ? [{ icon: 'source', label: labels.source, href: sourceUrl }] : []),
    {
      icon: 'link',
      label: describeShare(code.linkCopied),
      done: code.linkCopied,
      // The share sheet leaves nothing to confirm.
      confirms: !hasShareSheet(),
      onClick: () => void code.onShare(),
    },
  ];
  const viewTools: Tool[] = [
    { icon: 'fullscreen', label: labels.fullScreen, onClick: props.onFullScreen },
    { icon: 'reset', label: labels.resetDemo, onClick: props.onReset },
  ];

  return (
    <>
      <Toolbar
        label={`${labels.toolbar}: ${demo.name}`}
        className={clsx(styles.toolbar, stylings.length > 1 && styles.crowded)}
      >
        {!isNarrow && choices}
        {!isNarrow && space}
        {!editing && (
          <button
            type="button"
            className={styles.text}
            aria-expanded={open}
            aria-controls={props.panelId}
            onClick={props.onToggle}
          >
            {open ? hide : show}
          </button>
        )}
        {editing && isNarrow && <ToolButton {...edit} />}
        {isNarrow
          ? space
          : mainTools.map((tool) => <ToolButton key={tool.icon} {...tool} />)}
        <ToolMenu
          choices={isNarrow && choices}
          groups={[
            ...(isNarrow ? [mainTools] : []),
            codeTools,
            appearanceTools,
            viewTools,
          ]}
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
