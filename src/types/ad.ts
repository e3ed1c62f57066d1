/** An ad that is ready to be shown: validated, and its markup sanitized. */
export interface Ad {
  name: string;
  /** A full address, or a page of this site from its root without the base. */
  link: string;
  /** Address of an image of 130 × 100 px; empty if there is none. */
  img: string;
  /** Sanitized HTML. */
  description: string;
  /** Name of the ad's provider. */
  poweredby: string;
  /** The label in events. */
  label: string;
}

/** An ad of the network, with its tracking pixels. */
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
