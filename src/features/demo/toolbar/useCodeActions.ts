import { useState } from 'react';
import { useAttempt } from '../../../components/useAttempt';
import { useCopied } from '../../../components/copyFeedback';
import { useShare } from '../../../components/useShare';
import { joinFiles } from '../../../lib/joinFiles';
import type {
  CodeVariant,
  DemoCode,
  DemoModule,
  DemoVariant,
  Styling,
} from '../../../types/demo';
import type { EditedFile } from '../../../types/playground';
import { getDemoHash } from '../getDemoHash';
import { labels as demoLabels } from '../labels';
import { loadDemoCode } from '../useDemoCode';
import { getToolLabels } from './labels';

export interface ShownCode {
  demo: DemoModule;
  variant: DemoVariant;
  styling: Styling;
  language: CodeVariant;
  /** The code as edited by the reader, used by every tool. */
  edit?: { files: EditedFile[]; getLink: () => Promise<string | null> };
}

/**
 * Actions on the code of a demo: copy it, share a link to it, or open it in a sandbox. The
 * code is loaded on demand.
 * @returns the actions, what was just copied, and the loading attempt with its failure
 *   message
 */
export function useCodeActions(shown: ShownCode) {
  const { demo, variant, styling, language, edit } = shown;
  const [codeCopied, copyCode] = useCopied();
  const [copiedFiles, setCopiedFiles] = useState(0);
  const [linkCopied, share] = useShare();
  const [attempt, start] = useAttempt();
  const [failure, setFailure] = useState('');

  const copyFiles = (files: EditedFile[]) => {
    setCopiedFiles(files.length);
    void copyCode(joinFiles(files));
  };
  const onCopy = () => {
    if (edit) return copyFiles(edit.files);
    setFailure(demoLabels.noCode());
    start(
      () => loadDemoCode(variant.codeUrl),
      ({ files }) => copyFiles(files[language]),
    );
  };
  const onShare = async () => {
    if (edit) {
      const link = await edit.getLink();
      if (link !== null) await share(link);
      return;
    }
    const url = new URL(window.location.href);
    url.hash = getDemoHash(demo.name, language, styling);
    await share(url.href);
  };
  const openSandbox = (host: 'StackBlitz' | 'CodeSandbox') => {
    setFailure(getToolLabels().noSandbox);
    start(
      () => Promise.all([loadDemoCode(variant.codeUrl), import('../sandbox')]),
      ([code, sandbox]) => {
        const project = sandbox.makeProject({
          code: edit ? withEdit(code, language, edit.files) : code,
          language,
          styling,
          title: demo.name,
        });
        sandbox[`open${host}`](project, document);
      },
    );
  };
  return {
    onCopy,
    codeCopied,
    copiedFiles,
    onShare,
    linkCopied,
    openSandbox,
    attempt,
    failure,
  };
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
