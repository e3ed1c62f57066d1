import { escapeHtml } from '../../src/lib/escapeHtml';

/**
 * Preserves the query and the hash. The target is read from the page, so that the script
 * is the same everywhere and a policy needs one hash for it.
 */
const SCRIPT = `var to = new URL(document.querySelector('link[rel=canonical]').href);
if (!to.search) to.search = location.search;
if (!to.hash) to.hash = location.hash;
location.replace(location.origin + to.pathname + to.search + to.hash);`;

/**
 * Renders a page that redirects to another address of the site, with and without scripts,
 * for hosts that cannot redirect themselves.
 * @param to path from the root of the host, optionally with `#section`
 */
export const renderRedirectPage = (to: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Redirecting</title>
<link rel="canonical" href="${escapeHtml(to)}">
<script>${SCRIPT}</script>
<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">
</head>
<body><p><a href="${escapeHtml(to)}">${escapeHtml(to)}</a></p></body>
</html>
`;
