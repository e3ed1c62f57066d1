// Replaces the stock button, which scrolls smoothly for readers who want no motion, leaves the
// keyboard focus behind and stays over the text of small screens.
import { BackToTop } from '@site/src/features/back-to-top';

export default BackToTop;
