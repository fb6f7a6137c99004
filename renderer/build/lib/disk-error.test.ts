import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { diskError } from './disk-error.ts';

describe('diskError', () => {
  it('says what was tried, what the system answered, and what to do, and names the path once', () => {
    const cause = Object.assign(new Error("EACCES: permission denied, open '/srv/x'"), { code: 'EACCES' });
    expect(diskError('Cannot write "x"', cause)).toMatchObject({
      name: 'DiagnosticsError',
      cause,
      diagnostics: [
        {
          code: 'disk-failed',
          message: 'Cannot write "x": EACCES: permission denied',
          suggestion: expect.stringContaining('right'),
        },
      ],
    });
  });

  it.each(['ENOSPC', 'EROFS', 'EISDIR', 'ENAMETOOLONG', 'EMFILE', 'EIO'])('has a suggestion (%s)', (code) => {
    const error = diskError('Cannot write', Object.assign(new Error(code), { code }));
    expect(error).toMatchObject({ diagnostics: [{ suggestion: expect.stringMatching(/\.$/) }] });
  });

  it('points at the file that it is about', () => {
    const error = thrownBy(() => readFileSync(tmpdir()));
    expect(diskError('Cannot read', error, '/site/theme.css')).toMatchObject({
      diagnostics: [{ place: { file: '/site/theme.css', line: 1, column: 1 } }],
    });
  });

  it('leaves errors of wrong calls, and any other error, as bugs', () => {
    const wrong = thrownBy(() => readFileSync('\0'));
    for (const error of [wrong, new TypeError('x'), 'words']) {
      expect(diskError('Cannot read', error)).not.toBeInstanceOf(DiagnosticsError);
    }
    expect(diskError('Cannot read', new Error('x')).message).toBe('Cannot read: x');
  });

  it('keeps DiagnosticsError as they are', () => {
    const error = new DiagnosticsError([{ code: 'out-stuck', message: 'x', path: [] }]);
    expect(diskError('Cannot write', error)).toBe(error);
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}
