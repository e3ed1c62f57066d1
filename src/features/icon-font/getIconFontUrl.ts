import { ICON_FONTS } from '../../config/iconFont';

/**
 * Address of the icon fonts' stylesheet. Icon names stay invisible until a font has
 * loaded, since they are wider than the icons:
 * https://developers.google.com/fonts/docs/css2
 * @param host origin of the fonts' host
 */
export function getIconFontUrl(host: string): string {
  const url = new URL('/css2', host);
  ICON_FONTS.forEach((family) => url.searchParams.append('family', family));
  url.searchParams.set('display', 'block');
  return url.href;
}
