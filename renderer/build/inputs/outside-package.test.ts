import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFiles } from '../lib/files.ts';
import { engine } from './bundle/engine-sources.js';
import { outsidePackage } from './packages.ts';

const importer = '/a site elsewhere/templates/blocks/price/view.tsx';
const outside = (specifier: string) => outsidePackage(diskFiles, { specifier, importer, forBrowsers: false });

describe('a package that a block imports', () => {
  it('stays outside the bundle if the engine depends on it', () => {
    expect(outside('zod')).toContain(join(engine, 'node_modules/zod/'));
    expect(outside('leven')).toContain(join(engine, 'node_modules/leven/'));
    expect(outside('node:path')).toBe('node:path');
  });

  it('goes into the bundle if it only lies beside the engine', () => {
    expect(outside('vitest')).toBeUndefined();
    expect(outside('fast-check')).toBeUndefined();
  });
});
