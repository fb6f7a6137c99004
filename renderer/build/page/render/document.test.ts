import { describe, expect, it } from 'vitest';
import { DiagnosticsError } from '../../../sdk/issue.ts';
import { directionDiagnostics, documentTemplate } from './document.ts';
import { joinPieces, SharedText } from './pieces.ts';

const sound =
  '<html lang="{{lang}}" data-theme="{{theme}}">{{{head}}}{{{top}}}{{{main}}}{{{bottom}}}{{{scripts}}}</html>';
const parts = {
  lang: 'en"',
  theme: 'auto',
  skipLink: 'Skip to content',
  head: ['<title>'],
  top: ['t'],
  main: ['<main>'],
  bottom: [new SharedText('b')],
  scripts: ['s', '!'],
};

function messages(source: string): string[] {
  try {
    documentTemplate(source, '/site/templates/document.hbs');
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.map(({ message, suggestion, place }) => `${place?.line}: ${message} ${suggestion}`);
  }
}

describe('documentTemplate', () => {
  it('places markup as it is and escapes text', () => {
    expect(joinPieces(documentTemplate(sound, 'f')(parts))).toBe(
      '<html lang="en&quot;" data-theme="auto"><title>t<main>bs!</html>',
    );
  });

  it('may place the link past the header in the language of the page', () => {
    const template = documentTemplate(sound.replace('{{{top}}}', '<a>{{skipLink}}</a>{{{top}}}'), 'f');
    expect(joinPieces(template(parts))).toContain('<a>Skip to content</a>t');
    expect(joinPieces(template({ ...parts, lang: 'de', skipLink: 'Zum Inhalt' }))).toContain('<a>Zum Inhalt</a>t');
  });

  it('is filled again for a document with other text or without a part', () => {
    const template = documentTemplate(sound.replace('{{{top}}}', '{{#if top}}<i></i>{{/if}}{{{top}}}'), 'f');
    expect(joinPieces(template(parts))).toContain('<title><i></i>t<main>');
    expect(joinPieces(template({ ...parts, lang: 'de', top: [] }))).toBe(
      '<html lang="de" data-theme="auto"><title><main>bs!</html>',
    );
    expect(joinPieces(template(parts))).toContain('lang="en&quot;"');
  });

  it('sets the direction of the language', () => {
    const template = documentTemplate(sound.replace('data-theme', 'dir="{{dir}}" data-theme'), 'f');
    const opened = (lang: string) => joinPieces(template({ ...parts, lang })).slice(0, 26);
    expect(opened('de')).toBe('<html lang="de" dir="ltr" ');
    expect(opened('ar')).toBe('<html lang="ar" dir="rtl" ');
  });

  it('may contain the characters of placeholders', () => {
    const odd = sound.replace('{{{main}}}', '\uE020{{{main}}}\uE021\uE020maim\uE021');
    expect(joinPieces(documentTemplate(odd, 'f')(parts))).toContain('t\uE020<main>\uE021\uE020maim\uE021b');
  });

  it.each([
    [
      sound.replace('{{{main}}}', ''),
      '1: The document template does not place "main". Add {{{main}}} where it belongs.',
    ],
    [sound.replace('{{{main}}}', '\n{{main}}'), '2: The part "main" needs three braces. Write {{{main}}}.'],
    [`${sound}{{{haed}}}`, '1: The document template has no part "haed". Did you mean "head"?'],
    [sound.replace('{{lang}}', '{{{lang}}}'), '1: The part "lang" needs two braces. Write {{lang}}.'],
  ])('says what is wrong with %s', (source, message) => {
    expect(messages(source)).toContain(message);
  });

  it('reports braces that are not closed', () => {
    expect(messages(`${sound}\n{{#if`)[0]).toContain('not valid Handlebars');
  });
});

describe('directionDiagnostics', () => {
  const reported = (source: string, locale: string, ...locales: readonly (string | undefined)[]) => {
    const routes = locales.map((own, index) => ({ path: `/${index}`, locale: own }));
    const site = { locale, routes } as unknown as Parameters<typeof directionDiagnostics>[2];
    return directionDiagnostics(source, 'f', site).map(({ message, place }) => `${place?.line}: ${message}`);
  };

  it('reports the first page with text from right to left', () => {
    const source = `<!doctype html>\n${sound}`;
    expect(reported(source, 'en', undefined, 'de', 'fa-IR', 'ar')).toEqual([
      expect.stringMatching(/^2: The text of \/2 runs from right to left \("fa-IR"\)/),
    ]);
    expect(reported(source, 'he', 'en', undefined, undefined)).toEqual([expect.stringMatching(/of \/1 .*"he"/)]);
    expect(reported(source, 'he', 'en')).toEqual([expect.stringMatching(/of \/404 .*"he"/)]);
  });

  it('reports nothing for other languages, or for a template with a direction', () => {
    expect(reported(sound, 'en', undefined, 'de')).toEqual([]);
    expect(reported(sound.replace('data-theme', 'dir="{{dir}}" data-theme'), 'he', 'ar')).toEqual([]);
    expect(reported(sound.replace('<html', '<html class="a"\n  dir="rtl"'), 'he')).toEqual([]);
  });
});
