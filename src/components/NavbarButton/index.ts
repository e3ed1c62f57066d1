export { NavbarButton, type NavbarButtonProps } from './NavbarButton';
