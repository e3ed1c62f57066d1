import { Component, type ReactNode } from 'react';
import { isSame, readDraft, saveDraft, wasOpening } from './drafts';
import { labels } from './labels';
import type { SourceFile } from './protocol';
import styles from './styles.module.css';

export interface DraftBoundaryProps {
  /** The demo and its variant. */
  id: string;
  /** The files as published. */
  originals: SourceFile[];
  /** Initial files, instead of the reader's draft. */
  start?: SourceFile[];
  /** Renders the editor with its initial files. */
  children: (start: SourceFile[] | undefined) => ReactNode;
}

interface State {
  /** Code that stopped the page, to show as text. */
  stopped: SourceFile[] | undefined;
  isDiscarded: boolean;
}

const findCode = ({ id, originals, start }: DraftBoundaryProps): SourceFile[] =>
  readDraft(id, originals) ?? start ?? originals;

/** Code that the editor did not finish opening. */
function findStopped(props: DraftBoundaryProps): SourceFile[] | undefined {
  const code = findCode(props);
  return wasOpening(props.id) && !isSame(code, props.originals) ? code : undefined;
}

/**
 * Shows code as text if the editor fails with it, or did not open it before the page was
 * reloaded.
 */
export class DraftBoundary extends Component<DraftBoundaryProps, State> {
  override state: State = {
    stopped: findStopped(this.props),
    isDiscarded: false,
  };

  override componentDidCatch() {
    this.setState({ stopped: findCode(this.props) });
  }

  static getDerivedStateFromError = () => ({ stopped: [] });

  open = () => this.setState({ stopped: undefined });

  discard = () => {
    const { id, originals } = this.props;
    saveDraft(id, originals, originals);
    this.setState({ stopped: undefined, isDiscarded: true });
  };

  override render() {
    const { start, originals, children } = this.props;
    const { stopped, isDiscarded } = this.state;
    if (!stopped) return children(isDiscarded ? originals : start);
    return (
      <section className={styles.workspace} data-editor-stopped="">
        <div className={styles.bar}>
          <span role="alert" className={styles.note}>
            {labels.crashed()}
          </span>
          <button type="button" className={styles.tool} onClick={this.open}>
            {labels.openAnyway()}
          </button>
          <button type="button" className={styles.tool} onClick={this.discard}>
            {labels.discard()}
          </button>
        </div>
        {stopped.map(({ name, code }) => (
          <pre
            key={name}
            className={styles.text}
            dir="ltr"
            translate="no"
            tabIndex={0}
            aria-label={name}
          >
            {code}
          </pre>
        ))}
      </section>
    );
  }
}
