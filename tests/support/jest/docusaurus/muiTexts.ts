/** Stands in for what plugins/framework-patches/labels writes: English has no texts of its own. */
export default [];
