import * as ads from '../../../src/config/ads';

test.each([
  ['SLOT_HEIGHT', 126],
  ['SLOT_HEIGHT_SMALL', 142],
  ['SLOT_MARGIN', 3],
  ['IMAGE_WIDTH', 130],
  ['IMAGE_HEIGHT', 100],
  ['CHECK_INTERVAL', 500],
  ['MAX_CHECKS', 30],
  ['BLOCKED_AFTER', 6],
  ['APPEAL_SHARE', 0.2],
  ['MAX_REQUESTS', 10],
  ['DISPLAY_DELAY', 2500],
  ['DISPLAY_SAMPLING', 0.1],
  ['MAX_PIXELS', 5],
] as const)('%s is %p', (name, value) => expect(ads[name]).toBe(value));
