export interface CopyFeedback {
  /** How long the feedback shows, in ms. */
  duration: number;
  show: () => void;
  /** Hides the feedback; also called by `stop` if none is shown. */
  hide: () => void;
}

export interface Copier {
  /**
   * Copies text. If the clipboard is refused, it shows nothing and throws nothing:
   * readers can still select the text. Another copy restarts the timer.
   * @returns whether the text was copied
   */
  copy: (text: string) => Promise<boolean>;
  /** Hides the feedback and cancels the timer. */
  stop: () => void;
}

/** Copies to the clipboard and shows feedback for a while if that succeeded. */
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
