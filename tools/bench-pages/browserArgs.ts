/** Chromium arguments: the certificate of the benchmark's server is self-signed. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--ignore-certificate-errors',
];
