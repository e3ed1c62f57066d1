import { useState } from 'react';
import { useAttempt } from '../../../components/useAttempt';
import { useCopied } from '../../../components/useCopied';
import type {
  CodeVariant,
  DemoCode,
  DemoModule,
  DemoVariant,
  Styling,
} from '../../../types/demo';
import type { EditedFile } from '../../../types/liveEditor';
import { getDemoHash } from '../getDemoHash';
import { labels as demoLabels } from '../labels';
import { loadDemoCode } from '../useDemoCode';
import { getToolLabels } from './labels';

export interface ShownCode {
  demo: DemoModule;
  variant: DemoVariant;
  styling: Styling;
  language: CodeVariant;
  /** The code as the reader has edited it, which every tool takes for the demo's. */
  edit?: { files: EditedFile[]; getLink: () => Promise<string | null> };
  /** The code of the file that an open editor shows. */
  getShown: () => string | undefined;
}

/**
 * What a reader does with the code of a demo: copies it or a link to it, or opens it in a sandbox.
 * The code is loaded when it is asked for.
 * @returns the actions, what was copied a moment ago, and the attempt to load with what it means
 * if that fails
 */
export function useCodeActions(shown: ShownCode) {
  const { demo, variant, styling, language, edit, getShown } = shown;
  const [codeCopied, copyCode] = useCopied();
  const [linkCopied, copyLink] = useCopied();
  const [attempt, start] = useAttempt();
  const [failure, setFailure] = useState('');

  const onCopy = () => {
    const code = getShown() ?? edit?.files[0]?.code;
    if (code !== undefined) return void copyCode(code);
    setFailure(demoLabels.noCode());
    start(
      () => loadDemoCode(variant.codeUrl),
      ({ files }) => void copyCode(files[language][0]?.code ?? ''),
    );
  };
  const onCopyLink = async () => {
    if (edit) {
      const link = await edit.getLink();
      if (link !== null) await copyLink(link);
      return;
    }
    const url = new URL(window.location.href);
    url.hash = getDemoHash(demo.name, language, styling);
    await copyLink(url.href);
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
  return { onCopy, codeCopied, onCopyLink, linkCopied, openSandbox, attempt, failure };
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
