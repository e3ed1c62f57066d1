/**
 * Ads: one slot per page, beside its contents or after its first section, and one line
 * under a demo whose code is open.
 *
 * How the parts fit together:
 * - `AdSlot` and `InlineAd` are placeholders in the page's script; they only reserve the
 *   height. `AdContent`, with everything below, is loaded after the page.
 * - `createAdMachine` decides what a slot shows. It gets a clock, a random number and an
 *   element as arguments; the components render its state.
 * - `requestNetworkAd` → `readAnswer` → `parseAnswer` → `toNetworkAd` sanitize a response
 *   of the network or drop it. Only `toNetworkAd` and `houseAds` create an `Ad`.
 * - `ScriptFrame` runs a provider's script in a sandbox.
 */
export { AdSlot, InlineAd } from './AdSlot';
