/** An answer that a page got, as Chromium tells of it. */
export interface Transfer {
  url: string;
  /** Chromium's name of what it is: Document, Script, Stylesheet, Font, Image, Fetch. */
  type: string;
  /** Bytes on the wire: the compressed body and the headers. */
  bytes: number;
  /** When it was asked for and when it was there, in ms since the navigation. */
  start: number;
  end: number;
}

/** When the page had loaded and when its largest element was painted, in ms. */
export interface Moments {
  load: number;
  paint: number;
}

/** Bytes of a page that nobody touches. */
export interface PageBytes {
  html: number;
  css: number;
  script: number;
  font: number;
  all: number;
  /** Of scripts that were asked for before the load event. */
  scriptBeforeLoad: number;
  /** Of everything that was there before the largest paint. */
  beforePaint: number;
}

/** Sums what a page asked for, by what it is and by when. */
export function sumBytes(transfers: readonly Transfer[], moments: Moments): PageBytes {
  const sum = (counts: (transfer: Transfer) => boolean): number =>
    transfers.filter(counts).reduce((total, { bytes }) => total + bytes, 0);
  const isScript = ({ type }: Transfer): boolean => type === 'Script';
  return {
    html: sum(({ type }) => type === 'Document'),
    css: sum(({ type }) => type === 'Stylesheet'),
    script: sum(isScript),
    font: sum(({ type }) => type === 'Font'),
    all: sum(() => true),
    scriptBeforeLoad: sum((each) => isScript(each) && each.start < moments.load),
    beforePaint: sum(({ end }) => end <= moments.paint),
  };
}
