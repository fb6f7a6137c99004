import { describe, expect, it } from 'vitest';
import { requireInlineSvg } from './inline-rules.ts';
import { oneColourShapes } from './one-colour.ts';
import { parseSvg, SvgError } from './parse-svg.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string, attributes = '') => `<svg ${xmlns} viewBox="0 0 24 24"${attributes}>${inside}</svg>`;
const path = '<path d="M4 12h16"/>';

function shapesOf(text: string) {
  const root = parseSvg(text);
  requireInlineSvg(root);
  return oneColourShapes(root);
}

function refusal(text: string): SvgError {
  try {
    shapesOf(text);
  } catch (error) {
    if (error instanceof SvgError) return error;
    throw error;
  }
  throw new Error(`accepted: ${text.slice(0, 200)}`);
}

const deep = (levels: number) => '<g>'.repeat(levels) + path + '</g>'.repeat(levels);

/** Attempts by what they do. Each has to be an error that names the place, never a picture without the part. */
const hostile: Readonly<Record<string, string>> = {
  script: svg(`<script>alert(1)</script>${path}`),
  'script of another file': svg('<script href="https://evil.example/x.js"/>'),
  'script in a group': svg(`<g><g><script>alert(1)</script></g></g>`),
  'script with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><s:script>alert(1)</s:script></s:svg>`,
  'script of HTML': svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'),
  'script inside a shape': svg('<path d="M0 0h1"><script>alert(1)</script></path>'),
  'handler on the root': svg(path, ' onload="alert(1)"'),
  'handler on a shape': svg('<path d="M0 0h1" onclick="alert(1)"/>'),
  'handler in capitals': svg('<path d="M0 0h1" ONCLICK="alert(1)"/>'),
  'handler on a group': svg(`<g onmouseover="alert(1)">${path}</g>`),
  'handler of an animation': svg('<path d="M0 0h1" onbegin="alert(1)"/>'),
  'entity declared': `<!DOCTYPE svg [<!ENTITY x "y">]>${svg(path)}`,
  'entity of a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<path d="&x;"/>')}`,
  'entities that multiply': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<path d="&b;"/>')}`,
  'parameter entity': `<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;]>${svg(path)}`,
  'entity that nobody declared': svg('<path d="&nbsp;"/>'),
  'attribute by default': `<!DOCTYPE svg [<!ATTLIST path onclick CDATA "alert(1)">]>${svg(path)}`,
  'animation of a link': svg(`<animate attributeName="href" to="javascript:alert(1)"/>${path}`),
  'animation of a shape': svg('<path d="M0 0h1"><animateTransform attributeName="transform" dur="1s"/></path>'),
  'motion on a path': svg(`<g><animateMotion dur="1s"/>${path}</g>`),
  'value that is set later': svg(`<set attributeName="onload" to="alert(1)"/>${path}`),
  'foreign object': svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><b>x</b></body></foreignObject>'),
  'HTML without a foreign object': svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>'),
  'picture of HTML': svg('<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/>'),
  'use of another file': svg('<use href="https://evil.example/x.svg#a"/>'),
  'use of xlink': svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="/x.svg#a"/>'),
  'use of its own shape': svg(`<g id="a">${path}</g><use href="#a"/>`),
  symbol: svg(`<symbol id="a">${path}</symbol>${path}`),
  link: svg(`<a href="javascript:alert(1)">${path}</a>`),
  'link with a prefix': svg(`<a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:alert(1)">${path}</a>`),
  'link on a shape': svg('<path d="M0 0h1" href="javascript:alert(1)"/>'),
  'base address': svg(path, ' xml:base="https://evil.example/"'),
  picture: svg('<image href="https://evil.example/pixel.png" width="1" height="1"/>'),
  'picture in a data address': svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="1" height="1"/>'),
  'style element': svg(`<style>* { display: none }</style>${path}`),
  'style that loads': svg(`<style>@import url(https://evil.example/x.css);</style>${path}`),
  'style attribute': svg('<path d="M0 0h1" style="fill:red"/>'),
  'style attribute that loads': svg('<path d="M0 0h1" style="fill:url(https://evil.example/#a)"/>'),
  'paint of another file': svg('<path d="M0 0h1" fill="url(https://evil.example/#a)"/>'),
  'paint of its own': svg('<path d="M0 0h1" fill="url(#a)"/>'),
  'paint of a data address': svg('<path d="M0 0h1" stroke="url(data:image/svg+xml,x)"/>'),
  'paint by a variable': svg('<path d="M0 0h1" fill="var(--x)"/>'),
  filter: svg('<path d="M0 0h1" filter="url(https://evil.example/#a)"/>'),
  mask: svg('<path d="M0 0h1" mask="url(#a)"/>'),
  clip: svg('<defs><clipPath id="a"><path d="M0 0h1"/></clipPath></defs><path d="M0 0h1" clip-path="url(#a)"/>'),
  gradient: svg(`<defs><linearGradient id="a"/></defs>${path}`),
  marker: svg('<path d="M0 0h1" marker-end="url(#a)"/>'),
  'cursor that loads': svg('<path d="M0 0h1" cursor="url(https://evil.example/x.cur)"/>'),
  text: svg('<text x="1" y="9">Buy now</text>'),
  'text without an element': svg(`Buy now${path}`),
  CDATA: svg(`<![CDATA[<script>alert(1)</script>]]>${path}`),
  'sheet by an instruction': `<?xml-stylesheet href="https://evil.example/x.css"?>${svg(path)}`,
  'instruction inside': svg(`<?php echo 1 ?>${path}`),
  'element of no language': svg('<evil xmlns="urn:evil"/>'),
  'root of HTML': '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  'root without a namespace': `<svg viewBox="0 0 24 24">${path}</svg>`,
  'root inside the root': svg(svg(path)),
  'prefix that nobody declared': svg('<path d="M0 0h1" x:href="javascript:alert(1)"/>'),
  'namespace of an editor that is close to one': svg('<x:script xmlns:x="http://ns.adobe.evil.example/"/>'),
  'tag that stays open': `<svg ${xmlns} viewBox="0 0 24 24">${path}`,
  'end of another tag': svg('<g></path>'),
  'second root': `${svg(path)}<script>alert(1)</script>`,
  'attribute twice': svg('<path d="M0 0h1" d="M0 0h2"/>'),
  'attribute without quotation marks': svg('<path d=M0onload=alert(1)/>'),
  'markup in a value': svg('<path d="M0 0&quot;&gt;&lt;script&gt;"/>'),
  'markup in a colour': svg('<path d="M0 0h1" fill="red&quot; onload=&quot;x"/>'),
  'markup in a turn': svg('<path d="M0 0h1" transform="rotate(1)&quot;&gt;"/>'),
  'null byte': svg('<path d="M0 0\u0000h1"/>'),
  'nested too deep': svg(deep(50)),
  'nested far too deep': svg(deep(20_000)),
  'too many shapes': svg(path.repeat(6000)),
  'far too long': svg(`<path d="${'M0 0h1'.repeat(40_000)}"/>`),
  nothing: '',
  'no XML at all': 'GIF89a',
  'shapes that nobody sees': svg('<path d="M0 0h1" fill="none"/>'),
  'two colours': svg('<path fill="#e11" d="M0 0h1"/><path fill="#fff" d="M0 0h1"/>'),
};

describe('an SVG file in the markup of a page', () => {
  it.each(Object.entries(hostile))('is refused with %s', (_, text) => {
    const { message, line, column, suggestion } = refusal(text);
    expect(message).toMatch(/^It .*\.$|^<.* is no element of SVG\.$|^The .*\.$|^Its .*\.$/s);
    expect([line, column].every((place) => place >= 1)).toBe(true);
    expect(suggestion).not.toBe('');
  });

  it('has many attempts against it', () => expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(60));

  it('is refused at the line and column of the fault', () => {
    const { line, column, message } = refusal(svg(`\n  ${path}\n  <g>\n    <script/>\n  </g>\n`));
    expect([line, column, message]).toEqual([4, 5, 'It has <script>, which runs code.']);
  });

  it.each([
    'M'.repeat(190_000),
    ' '.repeat(190_000),
    '1'.repeat(190_000),
    'translate(1'.repeat(17_000),
    '1e'.repeat(95_000),
  ])('is judged quickly with a long value (%#)', (value) => {
    const start = performance.now();
    for (const name of ['transform', 'points', 'stroke-dasharray', 'fill', 'width', 'opacity', 'stroke-width'])
      refusal(svg(`<path ${name}="${value}!"/>`));
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('may have what editors write into it, which is left out', () => {
    const text = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Made by an editor -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg ${xmlns} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" id="Layer_1" class="a" version="1.1" xml:space="preserve"
  width="24" height="24" viewBox="0 0 24 24" inkscape:version="1.3" data-name="Layer 1">
  <title>Tooth</title>
  <defs id="defs1"/>
  <sodipodi:namedview id="view"><inkscape:grid type="xygrid" onload="x"/></sodipodi:namedview>
  <metadata><rdf:RDF><rdf:li>Some text</rdf:li></rdf:RDF></metadata>
  <g id="a" inkscape:label="Layer" clip-path="none"><path id="b" class="c" d="M4 12h16"/></g>
</svg>`;
    expect(shapesOf(text)).toEqual({
      shapes: [['path', { fill: 'currentColor', stroke: 'none', d: 'M4 12h16' }]],
      hasOutlines: false,
    });
  });
});

describe('the shapes of an SVG file', () => {
  it('lose colour and width if they are outlines', () => {
    const outline = svg(
      '<g fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/><circle cx="12" cy="12" r="4" stroke="black"/></g>',
    );
    expect(shapesOf(outline)).toEqual({
      shapes: [
        ['path', { d: 'M4 12h16' }],
        ['circle', { cx: '12', cy: '12', r: '4' }],
      ],
      hasOutlines: true,
    });
  });

  it('are filled with the colour of the text if they are areas', () => {
    const filled = { fill: 'currentColor', stroke: 'none' };
    expect(shapesOf(svg('<path fill="#E11" d="M0 0h1"/><path fill="#e11" opacity=".2" d="M0 0h2"/>')).shapes).toEqual([
      [
        'g',
        filled,
        [
          ['path', { d: 'M0 0h1' }],
          ['path', { opacity: '.2', d: 'M0 0h2' }],
        ],
      ],
    ]);
  });

  it('may be both', () => {
    const both = svg(`<g stroke="currentColor">${path}<path fill="none" d="M1 1h1"/></g><path d="M2 2h1"/>`);
    expect(shapesOf(both)).toEqual({
      shapes: [
        ['path', { fill: 'currentColor', d: 'M4 12h16' }],
        ['path', { d: 'M1 1h1' }],
        ['path', { fill: 'currentColor', stroke: 'none', d: 'M2 2h1' }],
      ],
      hasOutlines: true,
    });
  });

  it('leave out what nobody sees, and keep groups that move', () => {
    const moved = svg(
      `<path d="M0 0h24v24H0z" fill="none"/><g display="none">${path}</g><g transform="rotate(90 12 12)"><g id="x">${path}</g></g><g stroke="red" fill="none" stroke-width="0">${path}</g>`,
    );
    expect(shapesOf(moved).shapes).toEqual([
      ['g', { fill: 'currentColor', stroke: 'none', transform: 'rotate(90 12 12)' }, [['path', { d: 'M4 12h16' }]]],
    ]);
  });

  it('keep what the root says about all of them', () => {
    expect(shapesOf(svg(path, ' fill="none" stroke="currentColor" opacity="0.5"')).shapes).toEqual([
      ['g', { opacity: '0.5' }, [['path', { d: 'M4 12h16' }]]],
    ]);
  });
});
