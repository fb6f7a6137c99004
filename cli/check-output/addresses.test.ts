import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markerContent, markerName } from '../../renderer/build/output/marker.ts';
import { createSuggester } from './addresses.ts';
import { BuiltFolder } from './built-folder.ts';

/** An output that counts its calls. */
class Counted extends BuiltFolder {
  named = 0;
  read = 0;

  override addressOf(page: string): string {
    this.named++;
    return super.addressOf(page);
  }

  override text(file: string): string | undefined {
    this.read++;
    return super.text(file);
  }
}

let out: string;
let folder: Counted;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'frontage-output-'));
  mkdirSync(join(out, 'assets'));
  const pages = Array.from({ length: 200 }, (_, index) => `town-${index}.html`);
  for (const file of [...pages, 'assets/map.css', 'sitemap.xml']) writeFileSync(join(out, file), `${file}\n`.repeat(3));
  writeFileSync(join(out, markerName), markerContent);
  folder = new Counted(out);
  folder.read = 0;
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

describe('the suggestion for a broken address', () => {
  it('is a page or a file', () => {
    const suggest = createSuggester(folder);
    expect(suggest('/twon-17', 'page')).toBe('Did you mean "/town-17"?');
    expect(suggest('/assets/mpa.css', 'file')).toBe('Did you mean "/assets/map.css"?');
  });

  it('lists the pages once, and stops searching after fifty addresses', () => {
    const suggest = createSuggester(folder);
    const suggestions = Array.from({ length: 1000 }, () => suggest('/twon-17', 'page'));
    expect(new Set(suggestions)).toEqual(new Set(['Did you mean "/town-17"?']));
    expect(folder.named).toBe(200);
    const others = Array.from({ length: 1000 }, (_, index) => suggest(`/none/${index}`, 'page'));
    expect(others.filter((one) => one.startsWith('Correct the address'))).toHaveLength(951);
    expect(suggest('/twon-17', 'page')).toBe('Did you mean "/town-17"?');
    expect(folder.named).toBe(200);
  });
});

describe('a file with many diagnostics', () => {
  it('is read once', () => {
    const diagnostic = { code: 'listing-conflict', message: 'Twice.', suggestion: 'Build again.' } as const;
    const lines = Array.from(
      { length: 100 },
      () => folder.diagnosticAt('sitemap.xml', 'xml\nsite', diagnostic).place?.line,
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    expect(folder.read).toBe(1);
    expect(folder.diagnosticAt('town-1.html', '\ntown', diagnostic).place?.file).toBe(join(out, 'town-1.html'));
  });
});
