/** A mark of bold or deleted text that is shown as characters if it is in a text node. */
export const STRAY_MARK = /(?<!\\)(?:\*\*|~~)/;
