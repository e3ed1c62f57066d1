/**
 * The parts of the home page, which `src/pages/index.tsx` puts together with the cards of
 * the products and the demos.
 */
export { Hero } from './Hero';
export { HomeColumns, HomePage, HomeSection, HomeTop } from './HomeSection';
export { LanguageOffer } from './LanguageOffer';
export { News } from './News';
export { Upgrade } from './Upgrade';
export { homeLabels } from './labels';
