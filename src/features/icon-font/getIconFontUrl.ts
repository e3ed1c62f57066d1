import { ICON_FONTS } from '../../config/iconFont';

/**
 * Address of the stylesheet of the icon fonts. Until a font is there its names stay unseen,
 * since an icon's name in letters is wider than the icon:
 * https://developers.google.com/fonts/docs/css2
 * @param host origin of the fonts' host
 */
export function getIconFontUrl(host: string): string {
  const url = new URL('/css2', host);
  ICON_FONTS.forEach((family) => url.searchParams.append('family', family));
  url.searchParams.set('display', 'block');
  return url.href;
}
