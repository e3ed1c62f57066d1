import type { RawNetworkAd } from '../../src/types/ad';

/** Possible behaviors of an ad network, and how the page should react. */
export const CASES = {
  good: 'one sound ad: it shows',
  empty: 'no ad in ten answers: after 3 s a house ad or the appeal',
  slow: 'an answer after 5 s: something of our own after 3 s, then the ad',
  failure: 'status 500: after 3 s a house ad or the appeal',
  broken: 'JSON (or a script) that does not parse: after 3 s a house ad or the appeal',
  late: 'nine answers without a link, then an ad: it shows',
  huge: 'a megabyte of description: after 3 s a house ad or the appeal',
  hostile: 'scripts and handlers in its markup: its text shows, nothing runs',
  redirect: 'an answer from another address: after 3 s a house ad or the appeal',
} as const;

export type CaseName = keyof typeof CASES;

export const isCase = (name: string | null | undefined): name is CaseName =>
  name !== null && name !== undefined && Object.hasOwn(CASES, name);

/** Delay of the slow response, in ms. */
export const SLOW_DELAY = 5_000;
/** Number of responses without a link in the late case. */
export const LATE_ANSWERS = 9;

/** An ad in the format of the network. */
export const makeAd = (origin: string): RawNetworkAd => ({
  statlink: `${origin}/visited`,
  statimp: `${origin}/pixel?seen`,
  image: `${origin}/image.svg`,
  company: 'Paper Boats',
  description: 'Charter boats made of <em>paper</em> for your next regatta.',
  pixel: `${origin}/pixel?a=[timestamp]||${origin}/pixel?b=[timestamp]&again=[timestamp]`,
  timestamp: '1770112800',
});

/** Markup that would execute if it were not sanitized. */
export const makeHostileAd = (origin: string): RawNetworkAd => ({
  ...makeAd(origin),
  company: '<img src=x onerror="document.title=\'broken into\'">',
  description:
    'Sail <b onclick="document.title=\'broken into\'">away</b><script>document.title="broken into"</script>' +
    '<img src=x onerror="document.title=\'broken into\'"><svg onload="document.title=\'broken into\'"></svg>' +
    '<a href="javascript:document.title=\'broken into\'">here</a><style>*{display:none}</style>',
  pixel: [
    'javascript:alert(1)',
    'data:text/html,x',
    ...Array.from({ length: 9 }, (_, index) => `${origin}/pixel?h=${index}`),
  ].join('||'),
});

/** Scripts that a provider would serve. */
export const makeScript = (name: CaseName, origin: string): string => {
  const insert = `var link=document.createElement("a");link.href="${origin}/visited";link.innerHTML='<img src="${origin}/image.svg" width="130" height="100" alt=""> Charter boats made of paper.';document.body.append(link);`;
  switch (name) {
    case 'slow':
      return `setTimeout(function(){${insert}},${SLOW_DELAY});`;
    case 'late':
      return `setTimeout(function(){${insert}},2500);`;
    case 'empty':
      return '';
    case 'broken':
      return 'function (';
    case 'huge':
      return `document.body.innerHTML="<p>filler</p>".repeat(2000);${insert}`;
    case 'hostile':
      return `["parent.document.title='broken into'","top.location='about:blank'","localStorage.x=1","document.cookie='x=1'","parent.postMessage({type:'anything'},'*')"].forEach(function(code){try{(0,eval)(code)}catch(error){}});${insert}`;
    default:
      return insert;
  }
};
