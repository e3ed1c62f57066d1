/**
 * Ads: one per page, below its table of contents or after its first section.
 *
 * How the parts fit together:
 * - `AdSlot` is a placeholder in the page's script; it only reserves the height.
 *   `AdContent`, with everything below, is loaded after the page.
 * - `createAdMachine` decides what a slot shows. It gets a clock, a random number and an
 *   element as arguments; the components render its state.
 * - `requestNetworkAd` → `readAnswer` → `parseAnswer` → `toNetworkAd` sanitize a response
 *   of the network or drop it. Only `toNetworkAd` and `houseAds` create an `Ad`.
 * - `ScriptFrame` runs a provider's script in a sandbox.
 */
export { AdSlot, type AdRoom } from './AdSlot';
