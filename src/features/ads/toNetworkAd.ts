import { NETWORK_NAME } from '../../config/ads';
import { escapeHtml } from '../../lib/escapeHtml';
import type { NetworkAd } from '../../types/ad';
import { getAdLabel } from './getAdLabel';
import { type CheckedAd, hasVisibleText } from './parseAnswer';

export interface NetworkAdOptions {
  /** Name of the ad's provider. */
  poweredby: string;
  /** Loads the sanitizer. */
  loadSanitizer: () => Promise<{ sanitizeHtml: (html: string) => string }>;
}

const MARKUP = /[<&]/;

/**
 * Prepares an ad for display.
 * @returns null if no text is left
 */
export async function toNetworkAd(
  { link, img, company, description, pixels }: CheckedAd,
  { poweredby, loadSanitizer }: NetworkAdOptions,
): Promise<NetworkAd | null> {
  const html = MARKUP.test(description)
    ? (await loadSanitizer()).sanitizeHtml(description)
    : description;
  const isSeen = hasVisibleText(readText(html));
  const name = company && `<strong>${escapeHtml(company)}</strong>`;
  const parts = [name, isSeen && html].filter(Boolean);
  if (parts.length === 0) return null;
  return {
    name: NETWORK_NAME,
    link,
    img,
    description: parts.join(' — '),
    poweredby,
    label: getAdLabel(NETWORK_NAME),
    pixels,
  };
}

const readText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
