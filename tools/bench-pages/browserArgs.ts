/** How Chromium runs here: the certificate of the bench's server is of its own making. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--ignore-certificate-errors',
];
