export { SchemeTheme, type SchemeThemeProps } from './SchemeTheme';
