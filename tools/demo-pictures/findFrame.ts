import type { Locator } from '@playwright/test';
import { PICTURE_SIZE } from '../../src/config/gallery';

/** The captured area of the document, in CSS px. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where content goes on beyond the area. */
  cut: { right: boolean; bottom: boolean };
}

/**
 * Minimum and maximum width of the captured area, and the padding around it. Of a grid,
 * the first columns are enough. To leave out the watermark of a missing license, the area
 * may be smaller.
 */
const LIMITS = { least: 400, most: 560, mostOfGrid: 480, leastWithoutMark: 320, air: 16 };

/**
 * Widths of the content of a demo, in CSS px, with which it fits into the captured area.
 */
export const CONTENT_WIDTH = {
  grid: LIMITS.mostOfGrid - 2 * LIMITS.air,
  other: LIMITS.most - 2 * LIMITS.air,
};

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a demo has rendered. */
interface Drawn extends Box {
  isGrid: boolean;
  /** Top of the watermark of a missing license. */
  mark?: number;
}

/**
 * Finds the best area for a picture of a demo: its content, including open popups, not
 * enlarged, and not so small that text becomes illegible. Content that is larger than the
 * picture is cut off at its end, and above a watermark if enough is left.
 * @param demo the element with `data-demo`
 */
export async function findFrame(demo: Locator): Promise<Frame> {
  const box = await demo.evaluate(measureDrawn);
  const { least, leastWithoutMark, air } = LIMITS;
  const most = box.isGrid ? LIMITS.mostOfGrid : LIMITS.most;
  const ratio = PICTURE_SIZE.width / PICTURE_SIZE.height;
  const needed = {
    width: box.right - box.left + 2 * air,
    height: box.bottom - box.top + 2 * air,
  };
  const fitting = Math.min(most, Math.max(least, needed.width, needed.height * ratio));
  const aboveMark = ((box.mark ?? Infinity) - box.top + air) * ratio;
  const isCut = box.isGrid && aboveMark >= leastWithoutMark && aboveMark < fitting;
  const width = isCut ? aboveMark : fitting;
  const height = width / ratio;
  return {
    x: needed.width <= width ? (box.left + box.right - width) / 2 : box.left - air,
    y: needed.height <= height ? (box.top + box.bottom - height) / 2 : box.top - air,
    width,
    height,
    cut: { right: needed.width > width, bottom: needed.height > height },
  };
}

/** Runs in the page: measures everything that a demo has rendered. */
function measureDrawn(demo: Element): Drawn {
  const content = demo.querySelector('[data-demo-content]') ?? demo;
  content.scrollIntoView({ block: 'center' });
  const outer = content.getBoundingClientRect();
  const popups = [...document.querySelectorAll('body > [class*="Mui"]')];
  const boxes = [content, ...popups]
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => {
      const style = getComputedStyle(element);
      if (style.visibility === 'hidden' || style.opacity === '0') return false;
      const isDrawn = /^(svg|img|canvas|input|button|iframe|video)$/i;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const hasBorder = Number.parseFloat(style.borderTopWidth) > 0;
      return isDrawn.test(element.tagName) || hasText || hasBorder;
    })
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const mark = [...content.querySelectorAll('div')]
    .find((each) => /^MUI X .*license/.test(each.textContent))
    ?.getBoundingClientRect().top;
  const rest = {
    isGrid: content.querySelector('.MuiDataGrid-root') !== null,
    ...(mark !== undefined && { mark }),
  };
  const left = Math.min(...boxes.map((each) => each.left));
  const top = Math.min(...boxes.map((each) => each.top));
  const right = Math.max(...boxes.map((each) => each.right));
  const bottom = Math.max(...boxes.map((each) => each.bottom));
  const isMeasured = Number.isFinite(left) && Number.isFinite(top);
  // Rows that a grid renders outside its viewport are ignored, like those that are
  // scrolled out.
  const isPopup = popups.some((popup) => popup.querySelector('[class*="paper"]'));
  if (!isMeasured)
    return {
      ...rest,
      left: outer.left,
      top: outer.top,
      right: outer.right,
      bottom: outer.bottom,
    };
  return {
    ...rest,
    left: Math.max(left, outer.left),
    top: Math.max(top, outer.top),
    right: Math.min(right, outer.right),
    bottom: isPopup ? bottom : Math.min(bottom, outer.bottom),
  };
}
