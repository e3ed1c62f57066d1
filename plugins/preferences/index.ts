import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  COLOR_CSS_VERSION,
  COLOR_STYLE_ID,
  COOKIES,
  DARK_SCHEME_QUERY,
  DENSITY_NAMES,
  DOCUSAURUS_MODE_KEY,
  HTML_ATTRIBUTES,
  MAX_SPACING,
  SPACING_PROPERTY,
  STORAGE_KEYS,
} from '../../src/config/preferences';

/**
 * Adds the script to the head that applies color scheme, direction, density, spacing and
 * colors before the first paint. Docusaurus's own script comes later, at the start of the
 * body.
 */
export default function preferencesPlugin({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: renderPreferencesScript(siteStorage.namespace) },
      ],
    }),
  };
}

/**
 * Renders that script. The stylesheet of the colors was generated when the reader chose
 * them, and is only applied while it matches the cookie. Docusaurus's own script reads
 * the color scheme from another storage key, which this one has synchronized with
 * `mui-mode` by then.
 * @param storageNamespace `context.siteStorage.namespace`
 */
export function renderPreferencesScript(storageNamespace: string): string {
  const names = [
    STORAGE_KEYS.mode,
    DOCUSAURUS_MODE_KEY + storageNamespace,
    STORAGE_KEYS.direction,
    STORAGE_KEYS.dense,
    STORAGE_KEYS.spacing,
    STORAGE_KEYS.colorCss,
  ];
  const [mode, copy, direction, dense, spacing, colorCss] = names.map(quote);
  // One `try` for all reads: storage is either available or not.
  return `(function(){
var h=document.documentElement,a=function(k,v){h.setAttribute(k,v)},g=function(k){return s&&s.getItem(k)},s,m,p;
try{s=localStorage;m=g(${mode});m==="light"||m==="dark"?s.setItem(${copy},m):(m="system",s.removeItem(${copy}))}catch(e){}
try{
m=m||"system";
a(${quote(HTML_ATTRIBUTES.scheme)},m!=="system"?m:matchMedia(${quote(DARK_SCHEME_QUERY)}).matches?"dark":"light");
a(${quote(HTML_ATTRIBUTES.mode)},m);
a(${quote(HTML_ATTRIBUTES.density)},g(${dense})==="true"?${quote(DENSITY_NAMES.dense)}:${quote(DENSITY_NAMES.normal)});
p=g(${direction});/^(ltr|rtl)$/.test(p)&&a(${quote(HTML_ATTRIBUTES.direction)},p);
p=g(${spacing});/^\\d+$/.test(p)&&p<=${MAX_SPACING}&&h.style.setProperty(${quote(SPACING_PROPERTY)},+p+"px");
m=/(?:^|; )${COOKIES.paletteColors}=([^;]+)/.exec(document.cookie);
m&&(m="${COLOR_CSS_VERSION} "+m[1]+"\\n",p=g(${colorCss}))&&!p.indexOf(m)&&(s=document.createElement("style"),s.id=${quote(COLOR_STYLE_ID)},s.textContent=p.slice(m.length),document.head.appendChild(s))
}catch(e){}
})()`;
}

/** A string literal that cannot end the script element. */
const quote = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');
