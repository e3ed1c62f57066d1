/**
 * Where an ad stands: `top` is the one of the page itself, beside its contents or after its first
 * section (the name is older than these places, and keeps the counts comparable); `demo` is under
 * a demo whose code is open.
 */
export type AdPlacement = 'top' | 'demo';

/** Whether an ad has an image or is one line of text. */
export type AdShape = 'image' | 'text';

/** An ad that is fit to be shown: checked, and its markup made harmless. */
export interface Ad {
  name: string;
  /** A full address, or a page of this site from its root without the base. */
  link: string;
  /** Address of an image of 130 × 100 px; empty where there is none. */
  img: string;
  /** Harmless HTML. */
  description: string;
  /** Who shows the ad. */
  poweredby: string;
  /** `<name>-<placement>-<shape>`, as events name it. */
  label: string;
}

/** An ad of the network, with what it wants to be loaded to count impressions. */
export interface NetworkAd extends Ad {
  pixels: string[];
}

/** One ad as the JSON network describes it; nothing in it is trusted. */
export interface RawNetworkAd {
  statlink?: unknown;
  statimp?: unknown;
  image?: unknown;
  company?: unknown;
  description?: unknown;
  pixel?: unknown;
  timestamp?: unknown;
}
