import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf } from './paths.ts';

const windows = pathsOf(win32);
const others = pathsOf(posix);

describe('paths on Windows', () => {
  it.each([
    ['C:\\site\\a.ts', 'C:\\site', true],
    ['C:\\site\\..a\\b', 'C:\\site', true],
    ['c:\\Site\\a.ts', 'C:\\site', true],
    ['C:/site/a.ts', 'C:\\site', true],
    ['C:\\a b#c\\templates\\copy\\x.ts', 'C:\\a b#c\\', true],
    ['\\\\server\\share\\site\\a.ts', '\\\\server\\share\\site', true],
    ['\\\\server\\share\\a.ts', '\\\\server\\share\\', true],
    ['C:\\a.ts', 'C:\\', true],
    ['C:\\site', 'C:\\site', false],
    ['C:\\site-two\\a.ts', 'C:\\site', false],
    ['C:\\a.ts', 'C:\\site', false],
    ['D:\\site\\a.ts', 'C:\\site', false],
    ['\\\\server\\other\\a.ts', '\\\\server\\share', false],
    ['C:\\server\\share\\a.ts', '\\\\server\\share', false],
  ])('%j below %j: %j', (file, folder, expected) => {
    expect(windows.isBelow(file, folder)).toBe(expected);
    expect(windows.containsPath(folder, file)).toBe(expected || file === folder);
  });

  it('are named with forward slashes', () => {
    expect(windows.relativeName('C:\\a b#c', 'C:\\a b#c\\templates\\copy\\home.ts')).toBe('templates/copy/home.ts');
    expect(windows.relativeName('C:\\site\\templates', 'C:\\site\\pages.config.ts')).toBe('../pages.config.ts');
    expect(windows.relativeName('\\\\server\\share\\site', '\\\\server\\share\\site\\a\\b')).toBe('a/b');
    // Another drive has no relative path.
    expect(windows.relativeName('C:\\site', 'D:\\blocks\\a.ts')).toBe('D:/blocks/a.ts');
  });

  it('have a drive letter in upper case', () => {
    expect(windows.absolutePath('c:\\Site\\pages.config.ts')).toBe('C:\\Site\\pages.config.ts');
    expect(windows.absolutePath('c:/site/../other')).toBe('C:\\other');
    expect(windows.absolutePath('\\\\server\\share\\site')).toBe('\\\\server\\share\\site');
  });

  it('of ids are in the form of the system, and ids of virtual modules stay', () => {
    expect(windows.normalisedPath('C:/site/a.ts')).toBe('C:\\site\\a.ts');
    expect(windows.normalisedPath('//server/share/a.ts')).toBe('\\\\server\\share\\a.ts');
    for (const id of ['\0frontage:island/faq', 'frontage:blocks', 'react/jsx-runtime'])
      expect(windows.normalisedPath(id)).toBe(id);
  });

  it('are told from packages in specifiers', () => {
    for (const path of ['./a', '../a.ts', 'C:\\site\\a.ts', 'c:/site/a.ts', '\\\\server\\share\\a.ts'])
      expect(windows.isPathSpecifier(path), path).toBe(true);
    for (const name of ['react', '@scope/name/file', 'node:fs', '#alias', 'data:text/javascript,', '.hidden'])
      expect(windows.isPathSpecifier(name), name).toBe(false);
  });

  it('are told from files of packages', () => {
    expect(windows.isInPackage('C:\\site\\node_modules\\zod\\index.js')).toBe(true);
    expect(windows.isInPackage('C:/site/node_modules/zod/index.js')).toBe(true);
    expect(windows.isInPackage('C:\\site\\my_node_modules\\zod')).toBe(false);
  });
});

describe('paths elsewhere', () => {
  it('may contain backslashes in names', () => {
    expect(others.withSlashes('a\\b')).toBe('a\\b');
    expect(others.relativeName('/site', '/site/a\\b.ts')).toBe('a\\b.ts');
    expect(others.isBelow('/site\\a', '/site')).toBe(false);
  });

  it('stay as they are', () => {
    expect(others.absolutePath('/c:/site')).toBe('/c:/site');
    expect(others.isPathSpecifier('/site/a.ts')).toBe(true);
    expect(others.isPathSpecifier('C:\\site\\a.ts')).toBe(false);
    expect(others.isBelow('/site/..a', '/site')).toBe(true);
    expect(others.containsPath('/site', '/site')).toBe(true);
  });
});
