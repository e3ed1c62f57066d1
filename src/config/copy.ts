/** How long a code block's button confirms a copy, in ms. */
export const COPIED_FEEDBACK_DELEGATED = 2000;
export const COPIED_FEEDBACK_BUTTON = 1200;
/** How long the page confirms that a link was copied, in ms. */
export const LINK_COPIED_FEEDBACK = 1200;
