/** Stands in for what plugins/labels writes: English has no texts of its own. */
export default [];
