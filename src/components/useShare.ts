import { translate } from '@docusaurus/Translate';
import { useCopied } from './copyFeedback';

/** The text of a button that shares. */
export const describeShare = (copied: boolean): string =>
  copied
    ? translate({
        id: 'code.Share.copied',
        message: 'Link copied',
        description: 'The button Share for a moment after copying',
      })
    : translate({
        id: 'code.Share.share',
        message: 'Share',
        description: 'Button that gives away a link to a demo, with the edited code',
      });

/** On desktops the clipboard is more convenient than the system's share sheet. */
export const hasShareSheet = (): boolean =>
  'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/**
 * Shares an address with the system's share sheet where there is one, otherwise via the
 * clipboard.
 * @returns whether it was just copied, and a function that shares it
 */
export function useShare(): [copied: boolean, share: (url: string) => Promise<void>] {
  const [copied, copy] = useCopied();
  const share = async (url: string): Promise<void> => {
    if (!hasShareSheet() || !(await offerSheet(url))) await copy(url);
  };
  return [copied, share];
}

/** @returns whether the sheet was shown, even if the reader cancelled it */
async function offerSheet(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
