/** What a browser of any engine can do for the tests. */
export interface EnginePage {
  /** The narrowest window that is of use here, in CSS px. */
  narrowWidth: number;
  /** Loads a page and waits for its `load`. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page. It must not name anything outside of itself, and takes and
   * returns JSON.
   * @throws Error with the message of what the function throws
   */
  evaluate: <A extends readonly unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ) => Promise<R>;
  /** Clicks the middle of the first element, as a reader does; it comes into view before. */
  click: (selector: string) => Promise<void>;
  /** Presses a key, such as `Enter`, or `Control+k`. */
  press: (key: string) => Promise<void>;
  /** Types letters into what has the focus. */
  type: (text: string) => Promise<void>;
  /** The text that the document of a frame shows, whatever its origin. */
  readFrame: (selector: string) => Promise<string>;
  /** Gives the page a width and a height, in CSS px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Errors, warnings and exceptions of the open page since the last call. */
  takeProblems: () => Promise<string[]>;
  /** What the window shows, as PNG. */
  takePicture: () => Promise<Buffer>;
  close: () => Promise<void>;
}
