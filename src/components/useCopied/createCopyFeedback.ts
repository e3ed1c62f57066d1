export interface CopyFeedback {
  /** Time for which a copy shows, in ms. */
  duration: number;
  show: () => void;
  /** Takes back what was shown; for a stop while nothing is shown too. */
  hide: () => void;
}

export interface Copier {
  /**
   * Copies text. A refused clipboard shows nothing and throws nothing: readers can still select
   * the text. Another copy starts the time again.
   * @returns whether it was copied
   */
  copy: (text: string) => Promise<boolean>;
  /** Ends what shows. */
  stop: () => void;
}

/** Copies to the clipboard and shows for a while that it did, only where it did. */
export function createCopyFeedback({ duration, show, hide }: CopyFeedback): Copier {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return false;
      }
      show();
      clearTimeout(timer);
      timer = setTimeout(hide, duration);
      return true;
    },
    stop: () => {
      clearTimeout(timer);
      hide();
    },
  };
}
