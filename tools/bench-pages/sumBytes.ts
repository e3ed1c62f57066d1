/** A response to a page, as reported by Chromium. */
export interface Transfer {
  url: string;
  /** Chromium's resource type: Document, Script, Stylesheet, Font, Image, Fetch. */
  type: string;
  /** Transferred bytes: the compressed body and the headers. */
  bytes: number;
  /** Times of the request and the end of the response, in ms since the navigation. */
  start: number;
  end: number;
}

/** Times of the load event and of the largest contentful paint, in ms. */
export interface Moments {
  load: number;
  paint: number;
}

/** Bytes that a page transfers without interaction. */
export interface PageBytes {
  html: number;
  css: number;
  script: number;
  font: number;
  all: number;
  /** Bytes of scripts that were requested before the load event. */
  scriptBeforeLoad: number;
  /** Bytes that were received before the largest contentful paint. */
  beforePaint: number;
}

/** Sums up the transfers of a page by type and time. */
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
