import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture } from '../published/picture.ts';
import { SvgError } from './parse-svg.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = '') => `<svg ${xmlns} viewBox="0 0 40 30"${attributes}>${inside}</svg>`;
const path = '<path d="M4 12h16v9z"/>';

/** The published form of a file. */
function published(text: string | Uint8Array): string {
  return Buffer.from(readPicture(Buffer.from(text), 'svg')?.bytes ?? []).toString();
}

function refusal(text: string): SvgError {
  try {
    published(text);
  } catch (error) {
    if (error instanceof SvgError) return error;
    throw error;
  }
  throw new Error(`accepted: ${published(text).slice(0, 200)}`);
}

const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#3c3' } })
  .withExifMerge({ IFD0: { Artist: 'Jane Doe' } })
  .jpeg()
  .toBuffer();
const large = await sharp({
  create: {
    width: 300,
    height: 150,
    channels: 3,
    background: '#fff',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png({ compressionLevel: 9 })
  .toBuffer();
const image = (type: string, bytes: Uint8Array) =>
  `<image width="20" height="15" xlink:href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"/>`;

/** Groups that each show the one before twice. */
const doubling = (levels: number) =>
  `<g id="a0">${path}</g>${Array.from({ length: levels }, (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}"/></g>`).join('')}`;

/** Attempts by what they do, and what is said of each. */
const hostile: Readonly<Record<string, readonly [text: string, reason: RegExp]>> = {
  script: [svg(`<script>alert(1)</script>${path}`), /<script>, which runs code/],
  'script of another file': [svg('<script xlink:href="https://evil.example/x.js"/>'), /<script>/],
  'script with a prefix': [
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>alert(1)</s:script></s:svg>',
    /<script>/,
  ],
  'script of HTML': [svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'), /no element of SVG/],
  'script in a definition': [svg('<defs><pattern id="a"><script>alert(1)</script></pattern></defs>'), /<script>/],
  'handler on the root': [svg(path, ' onload="alert(1)"'), /"onload" on <svg>.*runs code/],
  'handler in capitals': [svg('<path d="M0 0" ONCLICK="alert(1)"/>'), /"ONCLICK"/],
  'handler of an animation': [svg('<path onbegin="alert(1)"/>'), /"onbegin"/],
  'foreign object': [svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'), /holds HTML/],
  'HTML without a foreign object': [svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/>'), /no element of SVG/],
  link: [svg(`<a href="javascript:alert(1)">${path}</a>`), /<a>, which is a link/],
  'link in a text': [svg('<text y="9"><a xlink:href="https://evil.example">x</a></text>'), /<a>/],
  'link on a shape': [svg('<path d="M0 0" href="javascript:alert(1)"/>'), /outside of the picture/],
  'animation of a link': [svg('<animate attributeName="href" to="javascript:alert(1)"/>'), /<animate>, which moves/],
  'animation of a shape': [svg('<rect><animateTransform attributeName="transform" dur="1s"/></rect>'), /moves/],
  'motion on a path': [svg(`<g><animateMotion dur="1s"><mpath href="#a"/></animateMotion>${path}</g>`), /moves/],
  'value that is set later': [svg('<set attributeName="onload" to="alert(1)"/>'), /<set>/],
  'entity declared': [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg(path)}`, /entities/],
  'entity of a file': [
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    /entities/,
  ],
  'entities that multiply': [
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    /entities/,
  ],
  'attribute by default': [`<!DOCTYPE svg [<!ATTLIST path onclick CDATA "alert(1)">]>${svg(path)}`, /entities/],
  'entity that nobody declared': [svg('<text>a&nbsp;b</text>'), /valid XML/],
  'use of another file': [svg('<use href="https://evil.example/x.svg#a"/>'), /outside of the picture/],
  'use of a file beside it': [svg('<use xlink:href="other.svg#a"/>'), /"other.svg#a", which is outside/],
  'use of a data address': [svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'), /outside/],
  'gradient of another file': [svg('<linearGradient id="a" xlink:href="//evil.example/x.svg#b"/>'), /outside/],
  'picture of another host': [svg('<image href="https://evil.example/pixel.png" width="1" height="1"/>'), /outside/],
  'picture that is SVG': [svg(image('svg+xml', Buffer.from(svg('<script/>')))), /inside that cannot be read/],
  'picture that is no picture': [svg(image('png', Buffer.from('<html>'))), /inside that cannot be read/],
  'picture of too many bytes': [svg(image('png', large)), /of \d+ bytes, and at most 100000/],
  'picture of a filter': [svg('<filter id="a"><feImage href="https://evil.example/x.png"/></filter>'), /outside/],
  'paint of another file': [svg('<path fill="url(https://evil.example/#a)"/>'), /"https:\/\/evil.example\/#a"/],
  'paint of a data address': [svg('<path stroke="url(\'data:image/svg+xml,x\')"/>'), /outside/],
  'paint behind its own': [svg('<path fill="url(#a) url(https://evil.example/)"/>'), /outside/],
  'paint by a variable': [svg('<path fill="var(--x)"/>'), /"var\(--x\)" of "fill"/],
  'paint with an escape': [svg('<path fill="\\75rl(https://evil.example/)"/>'), /not allowed/],
  'paint with a comment': [svg('<path fill="u/**/rl(https://evil.example/)"/>'), /not allowed/],
  'filter of another file': [svg('<path filter="url(//evil.example/#a)"/>'), /outside/],
  'mask of another file': [svg('<path mask="url(x.svg#a)"/>'), /outside/],
  'mask of a gradient': [svg('<path mask="linear-gradient(red,blue)"/>'), /not allowed/],
  'picture by its density': [svg('<path mask="image-set(\'https://evil.example/\' 1x)"/>'), /outside/],
  'base address': [svg(path, ' xml:base="https://evil.example/"'), /"xml:base" on <svg>/],
  'sheet by an instruction': [`<?xml-stylesheet href="https://evil.example/x.css"?>${svg(path)}`, /instruction/],
  'sheet that loads a sheet': [
    svg('<style>@import url(https://evil.example/x.css);</style>'),
    /"@import url\(https:.*cannot/,
  ],
  'sheet that loads a font': [svg('<style>@font-face{font-family:x;src:url(//evil.example)}</style>'), /"@font-face"/],
  'sheet for phones': [svg('<style>@media (max-width:9px){path{fill:red}}</style>'), /"@media/],
  'sheet for print': [svg('<style media="print">path{fill:red}</style>'), /for "print" alone/],
  'sheet that moves': [svg('<style>@keyframes a{to{fill:red}}</style>'), /"@keyframes a"/],
  'style that loads': [svg('<style>.a{fill:url(https://evil.example/#a)}</style><path class="a"/>'), /outside/],
  'style with an escape': [svg('<style>.a{fill:\\75rl(//evil.example)}</style><path class="a"/>'), /not allowed/],
  'style by its place': [svg('<style>g > path{fill:red}</style>'), /selector "g > path"/],
  'style on a pointer': [svg('<style>path:hover{fill:red}</style>'), /selector "path:hover"/],
  'style by an attribute': [svg('<style>[d^="M"]{fill:red}</style>'), /selector/],
  'style that is no attribute': [svg('<path style="mix-blend-mode:multiply"/>'), /"mix-blend-mode" on <path>/],
  'style of a background': [svg(path, ' style="background:#fff"'), /"background"/],
  'style that nobody can read': [svg('<path style="fill"/>'), /cannot be read/],
  'turn in parts of a circle': [svg('<path style="transform:rotate(.5turn)"/>'), /transform/],
  'references that multiply': [svg(`<defs>${doubling(20)}</defs><use href="#a20"/>`), /more than 100000 elements/],
  'patterns that multiply': [
    svg(
      Array.from(
        { length: 9 },
        (_, n) => `<pattern id="p${n}">${`<path fill="url(#p${n + 1})"/>`.repeat(9)}</pattern>`,
      ).join(''),
    ),
    /more than 100000 elements/,
  ],
  'reference to itself': [svg('<g id="a"><use href="#a"/></g>'), /<use> refers to itself/],
  'references in a circle': [
    svg('<mask id="a"><path mask="url(#b)"/></mask><mask id="b"><path mask="url(#a)"/></mask>'),
    /itself/,
  ],
  'far too long': [svg(`<path d="${'M0 0h1'.repeat(40_000)}"/>`), /at most 200000/],
  'styles for every element': [
    svg(`<style>*{font-family:${'x'.repeat(900)}}</style>${'<path/>'.repeat(900)}`),
    /more than 400000/,
  ],
  'nested too deep': [svg('<g>'.repeat(50) + path + '</g>'.repeat(50)), /nests/],
  'no size': [`<svg ${xmlns}>${path}</svg>`, /no size/],
  'no namespace': [`<svg viewBox="0 0 9 9">${path}</svg>`, /in another namespace/],
};

/** Words of attempts, which no published file has. */
const dangerous = /script|evil|javascript|alert|onload|onclick|@import|<!|<\?|xlink|foreignObject|style=/i;

/** Files that show the same afterwards. */
const harmless: Readonly<Record<string, string>> = {
  shapes: svg(
    '<rect width="9" height="9" fill="#c00"/><circle cx="20" cy="9" r="5"/><ellipse cx="9" cy="20" rx="6" ry="3"/><line x1="1" y1="1" x2="30" y2="25" stroke="red"/><polyline points="1,2 9,9 20,3" fill="none" stroke="#00f" stroke-width="2px"/><polygon points="25 25 30 15 35 25"/>',
  ),
  text: svg(
    '<text x="2" y="12" font-size="8" font-family="\'DejaVu Sans\', sans-serif">Ay <tspan fill="red" dx="1">b &amp; c</tspan>  <tspan>d</tspan></text>',
  ),
  'what Illustrator saves': `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" viewBox="0 0 40 30" i:viewOrigin="1 2">
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"/><g i:extraneous="self">${path}</g></switch>
<i:pgf>eJzsvXmP</i:pgf></svg>`,
  'kept spaces': svg('<text x="2" y="12" font-size="8" xml:space="preserve">a   b</text>'),
  gradients: svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/><stop offset="100%" stop-color="rgb(0, 0, 255)" stop-opacity=".5"/></linearGradient><radialGradient id="b" xlink:href="#a" cx="50%" gradientTransform="rotate(9)"/></defs><rect width="20" height="30" fill="url(#a)"/><rect x="20" width="20" height="30" fill="url( \'#b\' ) none"/>',
  ),
  'pattern, mask and clip': svg(
    '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h2v2z"/></pattern><mask id="m"><rect width="30" height="30" fill="#fff"/></mask><clipPath id="c"><circle cx="15" cy="15" r="12"/></clipPath><g clip-path="url(#c)"><rect width="40" height="30" fill="url(#p)" mask="url(#m)"/></g>',
  ),
  filter: svg(
    '<filter id="f" x="-20%" width="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="1.5"/><feOffset dy="2"/><feColorMatrix type="matrix" values="0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .4 0 0 0 1 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><circle cx="20" cy="14" r="8" fill="#fc0" filter="url(#f)"/>',
  ),
  'use and symbol': svg(
    '<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol><use xlink:href="#s" width="10" height="10"/><use href="#s" x="15" width="20" height="20" fill="green"/>',
  ),
  marker: svg(
    '<marker id="m" viewBox="0 0 4 4" refX="2" refY="2" orient="auto"><path d="M0 0l4 2-4 2z"/></marker><path d="M5 5h20v15" fill="none" stroke="#333" marker-end="url(#m)"/>',
  ),
  'a picture inside': svg(image('png', png) + image('jpg', photo).replace('<image', '<image x="20"')),
  'classes of an editor': svg(
    '<style type="text/css"><![CDATA[.st0{fill:#e11;} /* old */ .st0,.st1{stroke:#111;stroke-width:2px}\n.st1 { fill : none }]]></style><path class="st0" d="M4 4h9v9z"/><path class="st1 st0" d="M20 4h9v9z"/>',
  ),
  'styles by weight': svg(
    '<style>#a{fill:red}.b{fill:green}path{fill:blue}*{stroke:#000}path.b{stroke:lime}.c{fill:gold!important}</style><path id="a" class="b" d="M1 1h9v9z"/><path class="b" fill="red" d="M12 1h9v9z"/><path class="c" style="fill:red" d="M24 1h9v9z"/>',
  ),
  'style attributes': svg(
    '<g style="fill:none;stroke:#06c;stroke-width:3;stroke-linecap:round;-inkscape-stroke:none;mix-blend-mode:normal;font-variant-ligatures:normal;text-decoration-style:solid;line-height:1.2"><path style="transform:translate(3px,2px) rotate(20deg)" d="M4 4h20"/></g>',
  ),
  'style of the root': svg(
    path,
    ' style="fill-rule:evenodd;stroke-linejoin:round;max-width:100%;width:100%;height:auto" fill="#808"',
  ),
  'what editors write': `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made by an editor: alert -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg ${xmlns} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:serif="http://www.serif.com/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" viewBox="0 0 40 30" xml:space="preserve" version="1.1" inkscape:label="evil"><title>evil</title><metadata><rdf:RDF>evil</rdf:RDF></metadata><g id="Layer_1" data-name="evil" serif:id="evil" aria-label="x">${path}</g></svg>`,
  'a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><s:path d="M4 12h16v9z" fill="teal"/></s:svg>`,
  'a reference to nothing': svg(`<use href="#nothing"/>${path}`),
  'a blend of its own': svg(
    '<path d="M0 0h20v20H0z" fill="#f00" opacity=".5"/><path d="M9 9h20v20H9z" fill="hsl(200, 50%, 50%)" fill-opacity="50%"/>',
  ),
};

/** Pixels of a file, in the size of its box. The drawing library knows no prefix. */
const pixels = (text: string) =>
  sharp(Buffer.from(text.replace(/(<\/?)s:|:s(?==)/g, '$1')))
    .resize(160, 120, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();

describe('an SVG file as a picture', () => {
  it.each(Object.entries(hostile))('is refused with %s', (_, [text, reason]) => {
    const { message, line, column, suggestion } = refusal(text);
    expect(message).toMatch(reason);
    expect([line, column].every((place) => place >= 1)).toBe(true);
    expect(suggestion).toMatch(/^\S.*\.$|}\.$/);
  });

  it.each(Object.entries(harmless))('keeps what is seen of %s, and nothing else', async (_, text) => {
    const result = published(text);
    expect(result).not.toMatch(dangerous);
    expect(published(result)).toBe(result);
    expect(Buffer.compare(await pixels(result), await pixels(text))).toBe(0);
  });

  it('has many attempts against it', () => {
    expect(Object.keys(hostile).length + Object.keys(harmless).length).toBeGreaterThanOrEqual(80);
  });

  it('is refused at the line of the fault', () => {
    const at = (text: string) => [refusal(text).line, refusal(text).column];
    expect(at(svg(`\n  ${path}\n  <g>\n    <script/>\n  </g>\n`))).toEqual([4, 5]);
    expect(at(svg('\n<style>\n.a { fill: red }\n\n  .b { fill: red }\n  g g { fill: red }\n</style>'))).toEqual([6, 1]);
    expect(at(svg('\n<style>/*\n*/ .b { fill: url(x.svg) }</style><path class="b"/>'))).toEqual([3, 1]);
  });

  it('is refused in another encoding, unless it is UTF-16', () => {
    expect(() => published(Buffer.from(svg('<text>\xe9</text>'), 'latin1'))).toThrow('It is not written in UTF-8.');
    const text = Buffer.from(`\ufeff${svg('<text>\xe9</text>')}`, 'utf16le');
    expect(published(text)).toContain('\xe9');
  });

  it('has a picture inside without what the camera wrote', () => {
    expect(photo.includes('Jane Doe')).toBe(true);
    const [, base64 = ''] = /base64,([^"]+)"/.exec(published(svg(image('jpeg', photo)))) ?? [];
    expect(Buffer.from(base64, 'base64').includes('Jane Doe')).toBe(false);
    expect(base64.length).toBeGreaterThan(100);
  });

  it.each([
    ['', [40, 30]],
    [' width="100%" height="100%"', [40, 30]],
    [' width="2in" height="1.5in"', [192, 144]],
    [' width="80"', [80, 60]],
    [' height="15px"', [20, 15]],
    [' width="5em" height="20"', [80, 20]],
  ])('has the size of <svg%s>', (attributes, size) => {
    const { width, height } = readPicture(Buffer.from(svg(path, attributes)), 'svg') ?? {};
    expect([width, height]).toEqual(size);
  });

  it('has a viewBox, so that it is scaled in every box', () => {
    expect(published(`<svg ${xmlns} width="24" height="2cm">${path}</svg>`)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="75.5906" viewBox="0 0 24 75.5906"><path d="M4 12h16v9z"/></svg>',
    );
    expect(published(`<svg ${xmlns} viewBox="0,0,12.5 7">${path}</svg>`)).toContain(
      'viewBox="0 0 12.5 7" width="12.5" height="7"',
    );
  });

  it.each([
    'M'.repeat(190_000),
    ' '.repeat(190_000),
    'url('.repeat(47_000),
    '/*'.repeat(95_000),
    '1'.repeat(190_000),
    '!'.repeat(190_000),
  ])('is judged quickly with a long value (%#)', (value) => {
    const start = performance.now();
    for (const text of [
      svg(`<path fill="${value}" width="${value}" style="fill:${value}x"/>`.slice(0, 195_000)),
      svg(`<path fill="${value}!"/>`),
      svg(path, ` width="${value}!"`),
      svg(`<path style="fill:${value}!"/>`),
      svg(`<style>${value}</style><path/>`),
      svg(`<style>path{fill:${value}!}</style><path/>`),
    ]) {
      try {
        published(text);
      } catch (error) {
        expect(error).toBeInstanceOf(SvgError);
      }
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
