import { FRAME_IMAGE_HOSTS } from '../../src/config/playground';

/**
 * The document that runs edited code. It is only loaded into a sandboxed frame, and its
 * script refuses to run anywhere else. The policy is added by a script, because 'self'
 * has no meaning in a document with an opaque origin.
 * @param scripts file names of the bundle, in order
 * @param css the theme's variables and the fonts
 */
export function renderFrameHtml(scripts: string[], css: string): string {
  const tags = scripts.map((file) => `<script src="${file}" defer></script>`).join('');
  return `<!doctype html>
<html lang="en" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<script>${POLICY_SCRIPT}</script>
<style>${css}</style>
${tags}
</head>
<body><div id="root"></div></body>
</html>
`;
}

/**
 * No network; scripts of this host only, images of this host and of the configured ones.
 */
const POLICY_SCRIPT = `(function(){
var host=new URL(location.href).origin,meta=document.createElement("meta");
meta.httpEquiv="Content-Security-Policy";
meta.content="default-src 'none'; script-src "+host+" 'unsafe-inline'; style-src 'unsafe-inline'; img-src "+host+"${FRAME_IMAGE_HOSTS.map((host) => ` ${host}`).join('')} data: blob:; font-src data:; base-uri 'none'; form-action 'none'";
document.head.append(meta)
})()`;
