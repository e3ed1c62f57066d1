/** A page that leads on to another address of the site, with and without scripts. */
export const renderRedirect = (to: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Redirecting</title>
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${to}">
</head>
<body><p><a href="${to}">Continue to the documentation</a></p></body>
</html>
`;
