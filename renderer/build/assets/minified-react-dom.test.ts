import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { afterAll, expect, it } from 'vitest';
import { diskFiles } from '../lib/files.ts';
import { minifiedReactDom } from './engine-scripts.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-react-dom-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

it('is a function that returns React DOM for given React modules, and includes no others', async () => {
  const { name, code } = await minifiedReactDom({ files: diskFiles, cacheDir });
  const make = new Function(`${code}; return ${name};`)();
  const given = { react: React, 'react-dom': ReactDOM };
  const asked: PropertyKey[] = [];
  const watched = new Proxy(given, {
    get(target, id) {
      asked.push(id);
      return Reflect.get(target, id);
    },
  });
  expect(make(watched)).toMatchObject({
    version: React.version,
    createRoot: expect.any(Function),
    hydrateRoot: expect.any(Function),
  });
  expect(new Set(asked)).toEqual(new Set(['react', 'react-dom']));
  expect(code).not.toMatch(/process\.env|\brequire\("(?!react"|react-dom")/);
});
