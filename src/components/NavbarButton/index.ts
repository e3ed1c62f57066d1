export { NavbarButton } from './NavbarButton';
