import http from 'node:http';
import {
  type CaseName,
  CASES,
  isCase,
  LATE_ANSWERS,
  makeAd,
  makeHostileAd,
  makeScript,
  SLOW_DELAY,
} from './cases';

/** Renders the page on which a developer selects the case. */
function renderCasePage(current: CaseName, origin: string): string {
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

export interface MockNetwork {
  server: http.Server;
  /** Sets the behavior of the network. */
  use: (name: CaseName) => void;
  /** Requested paths since the last call of `use`. */
  requests: string[];
}

const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#0b72b9"/><path d="m25 60 40-35 40 35-12 18H37z" fill="#fff"/></svg>';

/**
 * Creates a local ad network with a JSON response (`/ads.json`) and a script (`/ads.js`),
 * for every case that a page must handle.
 */
export function createMockNetwork(): MockNetwork {
  const requests: string[] = [];
  let current: CaseName = 'good';
  let answers = 0;

  const use = (name: CaseName): void => {
    current = name;
    answers = 0;
    requests.length = 0;
  };

  const server = http.createServer((request, response) => {
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    const url = new URL(request.url ?? '/', origin);
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, {
        'Content-Type': `${type}; charset=utf-8`,
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-store',
      });
      response.end(body);
    };
    const redirect = (to: string): void => {
      response.writeHead(302, { Location: to, 'Access-Control-Allow-Origin': '*' });
      response.end();
    };
    requests.push(url.pathname + url.search);

    const [, verb, name] = url.pathname.split('/');
    switch (verb) {
      case 'use':
        if (!isCase(name)) return send(404, 'text/plain', listCases());
        use(name);
        return redirect('/');
      case 'ads.json':
        return answerJson(origin, send, redirect);
      case 'ads.js':
        if (current === 'redirect') return redirect('/elsewhere.js');
        if (current === 'failure') return send(500, 'text/plain', 'The network is down.');
        return send(200, 'text/javascript', makeScript(current, origin));
      case 'elsewhere.json':
        return send(200, 'application/json', JSON.stringify({ ads: [makeAd(origin)] }));
      case 'elsewhere.js':
        return send(200, 'text/javascript', makeScript('good', origin));
      case 'image.svg':
      case 'pixel':
        return send(200, 'image/svg+xml', IMAGE);
      case 'visited':
        return send(200, 'text/plain', 'You followed the ad.');
      case '':
        return send(200, 'text/html', renderCasePage(current, origin));
      default:
        return send(404, 'text/plain', 'Nothing here.');
    }
  });

  const answerJson = (
    origin: string,
    send: (status: number, type: string, body: string) => void,
    redirect: (to: string) => void,
  ): void => {
    const json = (ads: unknown[]): void =>
      send(200, 'application/json', JSON.stringify({ ads }));
    const ad = makeAd(origin);
    answers += 1;
    switch (current) {
      case 'empty':
        return json([]);
      case 'slow':
        setTimeout(() => json([ad]), SLOW_DELAY);
        return undefined;
      case 'failure':
        return send(500, 'text/plain', 'The network is down.');
      case 'broken':
        return send(200, 'application/json', '{"ads": [{"statlink": "http');
      case 'late':
        return json(answers > LATE_ANSWERS ? [ad] : [{ company: 'Not yet' }]);
      case 'huge':
        return json([{ ...ad, description: 'boat '.repeat(200_000) }]);
      case 'hostile':
        return json([makeHostileAd(origin)]);
      case 'redirect':
        return redirect('/elsewhere.json');
      default:
        return json([ad]);
    }
  };

  return { server, use, requests };
}

const listCases = (): string => `The cases are ${Object.keys(CASES).join(', ')}.`;
