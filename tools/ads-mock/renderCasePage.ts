import { CASES, type CaseName } from './cases';

/** Renders the page on which a developer selects the case. */
export function renderCasePage(current: CaseName, origin: string): string {
  const items = Object.entries(CASES).map(([name, meaning]) => {
    const mark = name === current ? ' aria-current="true"' : '';
    return `<li><a href="/use/${name}"${mark}>${name}</a>: ${meaning}</li>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mock ad network</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui}[aria-current]{font-weight:bold}</style></head>
<body><h1>Mock ad network</h1>
<p>It answers as in the case <strong>${current}</strong>. Choose another, then load a page of the portal again.</p>
<ul>${items.join('')}</ul>
<p>JSON: <code>${origin}/ads.json</code>, script: <code>${origin}/ads.js</code></p>
</body></html>
`;
}
