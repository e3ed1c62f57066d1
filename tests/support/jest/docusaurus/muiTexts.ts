/**
 * A mock of the module that plugins/framework-patches/labels writes: English needs no
 * texts.
 */
export default [];
