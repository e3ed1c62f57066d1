/**
 * The portal's ads: one slot for each page, beside its contents or after its first section, and
 * one line under a demo whose code is open.
 *
 * How the parts fit together:
 * - `AdSlot` and `InlineAd` are places that a page's script carries; they hold their height and
 *   nothing else. `AdContent`, with all that follows, is loaded once the page is there.
 * - `createAdMachine` decides what a place shows. It gets clock, random and element as
 *   arguments; the components render its state.
 * - `requestNetworkAd` → `readAnswer` → `parseAnswer` → `toNetworkAd` make an answer of the
 *   network harmless or drop it. Only `toNetworkAd` and `houseAds` make an `Ad`.
 * - `ScriptFrame` runs a provider's script in a sandbox.
 */
export { AdSlot } from './AdSlot';
export { InlineAd } from './InlineAd';
