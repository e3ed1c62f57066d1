/**
 * A mock of the module that plugins/translations/labelsPlugin.ts writes: English needs no
 * texts.
 */
export default [];
