import type { AdRoom } from '@site/src/features/ads';

/** Estimates, in px and characters, for the narrowest column that holds an ad. */
const ENTRY_HEIGHT = 27;
const LINE_HEIGHT = 21;
const LINE_LENGTH = 25;
/** Heights of tables of contents that leave room for an ad: see `AdSlot.module.css`. */
const ROOMS: readonly [height: number, room: AdRoom][] = [
  [189, 'low'],
  [349, 'medium'],
  [509, 'high'],
];

/**
 * How high a window must be to show the ad of a page below its whole table of contents.
 * @returns undefined if none is: the ad is in the text then
 */
export function findAdRoom(
  toc: readonly { value: string; level: number }[],
): AdRoom | undefined {
  const height = toc
    .filter(({ level }) => level <= 3)
    .reduce((sum, { value }) => {
      const title = value.replace(/<[^>]*>|&\w+;/g, '');
      const length = title.length + (title.match(/\p{Script=Han}/gu)?.length ?? 0);
      const lines = Math.max(1, Math.ceil(length / LINE_LENGTH));
      return sum + ENTRY_HEIGHT + (lines - 1) * LINE_HEIGHT;
    }, 0);
  if (height === 0) return undefined;
  return ROOMS.find(([most]) => height <= most)?.[1];
}
