// Replaces the original button, which ignores reduced motion, does not move the keyboard
// focus and covers the text of small screens.
import { BackToTop } from '@site/src/features/back-to-top';

export default BackToTop;
