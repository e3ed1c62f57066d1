export { FooterEnd } from './FooterEnd';
