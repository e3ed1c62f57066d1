import {
  MAX_ADS_IN_ANSWER,
  MAX_COMPANY_LENGTH,
  MAX_DESCRIPTION_LENGTH,
} from '../../config/ads';
import type { RawNetworkAd } from '../../types/ad';
import { expandPixels } from './expandPixels';
import { toSafeUrl } from './toSafeUrl';

/** An ad whose fields are validated, except for the description. */
export interface CheckedAd {
  link: string;
  /** Empty if there is none. */
  img: string;
  company: string;
  /** Untrusted markup. */
  description: string;
  pixels: string[];
}

/** `again`: no ad has a link, retry. `none`: the response is unusable. */
export type ParsedAnswer =
  | { kind: 'again' }
  | { kind: 'none' }
  | { kind: 'ad'; ad: CheckedAd };

const NONE: ParsedAnswer = { kind: 'none' };

/**
 * Validates the network's response.
 * @param answer parsed JSON of any shape
 * @param localOrigin see `getLocalOrigin`
 */
export function parseAnswer(answer: unknown, localOrigin = ''): ParsedAnswer {
  const ads = isRecord(answer) ? answer.ads : undefined;
  if (!Array.isArray(ads) || ads.length > MAX_ADS_IN_ANSWER) return NONE;
  const raw = ads.filter(isRecord).find(({ statlink }) => isFilled(statlink));
  if (!raw) return { kind: 'again' };
  const ad = checkAd(raw, localOrigin);
  return ad ? { kind: 'ad', ad } : NONE;
}

function checkAd(raw: RawNetworkAd, localOrigin: string): CheckedAd | null {
  const link = toSafeUrl(raw.statlink, localOrigin);
  const img = isAbsent(raw.image) ? '' : toSafeUrl(raw.image, localOrigin);
  const company = readText(raw.company, MAX_COMPANY_LENGTH);
  const description = readText(raw.description, MAX_DESCRIPTION_LENGTH);
  const pixel = readText(raw.pixel, Infinity);
  const timestamp = readText(raw.timestamp, MAX_COMPANY_LENGTH);
  const texts = [company, description, pixel, timestamp];
  if (link === null || img === null || texts.includes(null)) return null;
  if (!company && !description) return null;
  return {
    link,
    img,
    company: company ?? '',
    description: description ?? '',
    pixels: expandPixels(pixel ?? '', timestamp ?? '', raw.statimp, localOrigin),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '';

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/**
 * @returns null if the value is no text or too long; empty if nothing in it is visible
 */
function readText(value: unknown, maxLength: number): string | null {
  if (isAbsent(value)) return '';
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > maxLength) return null;
  return hasVisibleText(text) ? text.trim() : '';
}

/**
 * Matches anything but spaces and characters without a glyph, such as controls, joiners
 * and fillers.
 */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether plain text contains visible characters. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);
