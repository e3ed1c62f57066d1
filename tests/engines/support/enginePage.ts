/** The browser actions that tests need, in any engine. */
export interface EnginePage {
  /** The narrowest window that the browser supports, in CSS px. */
  narrowWidth: number;
  /** Opens a page and waits for its `load` event. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page. It cannot use variables from outside; arguments and
   * result are JSON.
   * @throws Error with the message of the error that the function throws
   */
  evaluate: <A extends readonly unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ) => Promise<R>;
  /** Scrolls to the first matching element and clicks its center. */
  click: (selector: string) => Promise<void>;
  /** Presses a key, such as `Enter`, or a combination, such as `Control+k`. */
  press: (key: string) => Promise<void>;
  /** Types text into the focused element. */
  type: (text: string) => Promise<void>;
  /** The visible text of a frame's document, whatever its origin. */
  readFrame: (selector: string) => Promise<string>;
  /** Sets the size of the viewport, in CSS px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Errors, warnings and exceptions of the open page since the last call. */
  takeProblems: () => Promise<string[]>;
  /** A screenshot of the viewport, as PNG. */
  takePicture: () => Promise<Buffer>;
  close: () => Promise<void>;
}
