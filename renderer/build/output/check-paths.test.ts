import { describe, expect, it } from 'vitest';
import { checkPaths } from './guard.ts';

describe('checkPaths', () => {
  it('accepts paths inside the folder, odd names included', () => {
    expect(() =>
      checkPaths(['index.html', 'a/b/c.css', '..a/b..html', 'ü.html', '.well-known/x', 'a/b-c']),
    ).not.toThrow();
  });

  it.each([
    ['../a.html', 'leads out'],
    ['a/../../b.html', 'leads out'],
    ['a/./b.html', 'leads out'],
    ['/etc/passwd', 'is absolute'],
    ['C:/a.html', 'is absolute'],
    ['a\\b.html', 'backslash'],
    ['a\0.html', 'NUL'],
    ['', 'empty part'],
    ['a//b.html', 'empty part'],
    ['a/', 'empty part'],
  ])('refuses %j', (path, reason) => {
    expect(() => checkPaths(['index.html', path])).toThrow(reason);
  });

  it('names both outputs that share a path', () => {
    expect(() => checkPaths(['a.html', 'b.html', 'a.html'])).toThrow('share the path "a.html": output 1 and output 3');
    expect(() => checkPaths(['.frontage'])).toThrow('share the path ".frontage": the marker and output 1');
  });

  it('names the file and the output that needs a folder in its place', () => {
    expect(() => checkPaths(['a/b/c.html', 'a/b'])).toThrow('"a/b": output 2 is a file there, and "a/b/c.html"');
    expect(() => checkPaths(['.frontage/x'])).toThrow('the marker is a file there');
  });

  it('takes names that differ in case for the same on Windows alone', () => {
    for (const paths of [
      ['_islands/priceTable.js', '_islands/pricetable.js'],
      ['a/b.html', 'A'],
    ]) {
      expect(() => checkPaths(paths, 'win32')).toThrow('Two outputs share the path');
      expect(() => checkPaths(paths, 'linux')).not.toThrow();
    }
  });

  it.each(['_islands/aux.js', 'nul/index.html', 'team./index.html', 'ab:c.html'])(
    'refuses %j on Windows alone',
    (path) => {
      expect(() => checkPaths(['index.html', path], 'win32')).toThrow(/cannot be written: .*Windows/);
      expect(() => checkPaths(['index.html', path], 'linux')).not.toThrow();
    },
  );
});
