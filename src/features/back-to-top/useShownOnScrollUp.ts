import { useEffect, useState } from 'react';
import {
  BACK_TO_TOP_FROM,
  BACK_TO_TOP_STAY,
  SMALL_SCREEN_QUERY,
} from '../../config/shell';

/** The button would cover the links of the footer. */
const isFooterInView = (): boolean => {
  const footer = document.querySelector('.footer');
  return footer !== null && footer.getBoundingClientRect().top < window.innerHeight;
};

/**
 * Whether the reader scrolls up, is still far from the top and does not see the footer.
 * On small screens it resets when the reader stops scrolling.
 */
export function useShownOnScrollUp(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let timer: number | undefined;
    const onScroll = (): void => {
      const { scrollY } = window;
      // Small screens also report the movement of their toolbars.
      if (Math.abs(scrollY - last) < 2) return;
      const isOnWayUp = scrollY < last && scrollY > BACK_TO_TOP_FROM && !isFooterInView();
      last = scrollY;
      setShown(isOnWayUp);
      window.clearTimeout(timer);
      if (isOnWayUp && window.matchMedia(SMALL_SCREEN_QUERY).matches) {
        timer = window.setTimeout(() => setShown(false), BACK_TO_TOP_STAY);
      }
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return shown;
}
