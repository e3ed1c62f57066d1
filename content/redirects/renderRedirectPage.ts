import { escapeHtml } from '../../src/lib/escapeHtml';

/**
 * Takes the query and the hash along. It reads the target from the page, so that it is the same
 * script everywhere and a policy needs one hash for it.
 */
const SCRIPT = `var to = new URL(document.querySelector('link[rel=canonical]').href);
if (!to.search) to.search = location.search;
if (!to.hash) to.hash = location.hash;
location.replace(location.origin + to.pathname + to.search + to.hash);`;

/**
 * A page that leads on to another address of the site, with and without scripts: for hosts that
 * cannot redirect by themselves.
 * @param to path from the root of the host; `#section` may follow
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
