import { MAX_PIXELS } from '../../config/ads';
import { toSafeUrl } from './toSafeUrl';

const SEPARATOR = '||';
const TIMESTAMP = '[timestamp]';

/**
 * Lists the tracking pixels of an ad.
 * @param pixel addresses separated by `||`; in each, the first `[timestamp]` is replaced
 *   by the timestamp
 * @param timestamp the ad's
 * @param statimp the network's own counter
 * @returns safe addresses, at most `MAX_PIXELS`
 */
export function expandPixels(
  pixel: string,
  timestamp: string,
  statimp: unknown,
  localOrigin = '',
): string[] {
  const filled = pixel
    .split(SEPARATOR)
    // A function, because `$&` in a replacement string has a special meaning.
    .map((address) => address.replace(TIMESTAMP, () => timestamp).trim());
  return [statimp, ...filled]
    .map((address) => toSafeUrl(address, localOrigin))
    .filter((address) => address !== null)
    .slice(0, MAX_PIXELS);
}
